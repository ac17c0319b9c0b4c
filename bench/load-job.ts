// Messages between the benchmark and the load generator, as plain values.

export type LoadRequest = {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
};

/** Dealt to the connections in turn, a few are asked by each; a connection that came to its end begins again. */
type Listed = { kind: 'requests'; requests: LoadRequest[] };
/** Each connection fills one cart after another, each of `lines` different products; the first answer names the cart. */
type Carts = {
  kind: 'carts';
  path: string;
  lines: number;
  products: { productId: number; quantity: number }[];
};
/** No HTTP: one-row commits on the same database, from as many connections. */
type Commits = { kind: 'one-row commits'; databaseUrl: string };

export type LoadWork = Listed | Carts | Commits;
export type LoadJob = { address: string; connections: number; work: LoadWork } & (
  | { seconds: number }
  | { amount: number }
);

export type LoadResult = {
  /** Acknowledged ones only. */
  done: number;
  perSecond: number;
  medianMs: number;
  p99Ms: number;
  /** What went wrong, in words; empty is good. */
  failures: string[];
};
