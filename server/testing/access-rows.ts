// Rows of the access matrices: open, for customers, for keys, or a resource with an owner and how it is asked for.

/** What an owner has; spelt as in prove/attacked.ts. */
export type Ids = Record<
  | 'customer'
  | 'session'
  | 'order'
  | 'quote'
  | 'offer'
  | 'request'
  | 'entry'
  | 'list'
  | 'cart'
  | 'line'
  | 'product',
  string
>;

export type Asked = { path: string; body?: object; form?: Record<string, string>; file?: string };

/** A resource with an owner: every other client is answered as if it did not exist. */
export type OwnRow = {
  /** Below /api for calls, which are asked at their bare path too. */
  ask(ids: Ids): Asked;
  /** What the owner is answered. */
  owner: number;
  /** It is over with it: asked for last. */
  ends?: true;
};

/** `customer`: others are told to log on. `key`: all but clients with a key are. `open`: the same for every client. */
export type AccessRow = 'open' | 'customer' | 'key' | OwnRow;
