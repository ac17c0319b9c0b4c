// English words of the checkout pages.
export const checkout = {} as const satisfies Record<string, string>;
