// Filters of lists of products by category and manufacturer.
import type { ReactElement } from 'react';
import { AutocompleteInput, ReferenceInput } from 'react-admin';
import type { useWords } from '../../i18n/index.ts';
import { categoryText } from './category-text.ts';

export function rangeFilters(say: ReturnType<typeof useWords>): ReactElement[] {
  return [
    <ReferenceInput
      key="categoryId"
      source="categoryId"
      reference="categories"
      sort={{ field: 'tree', order: 'ASC' }}
      perPage={50}
    >
      <AutocompleteInput
        label={say('products.category')}
        optionText={categoryText}
        sx={{ minInlineSize: 220 }}
      />
    </ReferenceInput>,
    <ReferenceInput
      key="manufacturerId"
      source="manufacturerId"
      reference="manufacturers"
      sort={{ field: 'name', order: 'ASC' }}
    >
      <AutocompleteInput
        label={say('products.manufacturer')}
        optionText="name"
        sx={{ minInlineSize: 180 }}
      />
    </ReferenceInput>,
  ];
}
