// English words of the cart pages.
export const cart = {} as const satisfies Record<string, string>;
