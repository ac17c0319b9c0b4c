// English words of the account pages.
export const account = {} as const satisfies Record<string, string>;
