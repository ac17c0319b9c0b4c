// English words of the order pages.
export const order = {} as const satisfies Record<string, string>;
