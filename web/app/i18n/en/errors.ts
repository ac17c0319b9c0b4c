// English words of the error pages.
export const errors = {
  'error.notFound': '404 Page Not Found',
  'error.notFoundText': 'There is nothing at this address. It may have moved, or the link has a typing mistake.',
  'error.productDiscontinued': 'No Longer Offered',
  'error.categoryNotFound': 'Category Not Found',
  'error.refused': 'That did not work',
  'error.fault': 'Something went wrong on our side',
  'error.faultText': 'Nothing was lost. Please try again; if it happens once more, tell us this number:',
  'error.requestId': 'Request number',
  'error.retry': 'Try again',
  'error.searchHere': 'Search for a part number or a name',
  'error.orPost': 'Cannot find it? Tell us what you need and we look for it.',
} as const satisfies Record<string, string>;
