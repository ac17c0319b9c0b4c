// Prepared statements: each text that carries parameters gets a name, and the connection remembers it.
// Dead connections: PostgreSQL ends a statement at its limit and says so; a client that hears nothing after that closes the connection. [promises P6]
import { createHash } from 'node:crypto';
import pg from 'pg';

/** Texts are written in our source and few; what is put together at run time must not fill the server's memory. */
const MAX_TEXTS = 500;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  let name = names.get(text);
  if (name === undefined && names.size < MAX_TEXTS) {
    name = `q${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`;
    names.set(text, name);
  }
  return name;
}

type Query = (query: unknown, values?: unknown, callback?: unknown) => unknown;

/** Beyond the limit of the statement, for its rejection to arrive. */
const GRACE_MS = 2_000;
/** A transaction may give itself another limit, and says so in one of these forms. */
const ANOTHER_LIMIT =
  /^\s*(?:select set_config\('statement_timeout'|set local statement_timeout = '(\d+)s')/;

/** A connection that prepares every parametrised statement under a name of its own, and breaks when its line is dead. */
export class PreparingClient extends pg.Client {
  readonly #usualMs: number;
  #limitMs: number;
  #timer: NodeJS.Timeout | undefined;

  constructor(config?: pg.ClientConfig) {
    super(config);
    this.#usualMs = Number(config?.statement_timeout ?? 0);
    this.#limitMs = this.#usualMs;
    const { connection } = this as unknown as { connection: NodeJS.EventEmitter };
    connection.on('readyForQuery', ({ status }: { status: string }) => {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      // I: no transaction is open any more.
      if (status === 'I') this.#limitMs = this.#usualMs;
    });
    connection.on('end', () => clearTimeout(this.#timer));
  }

  // pg's overloads are many; what reaches the wire is the same statement with a name.
  override query = ((query: unknown, values?: unknown, callback?: unknown): unknown => {
    const send = super.query.bind(this) as unknown as Query;
    this.#expectAnswer(query, values);
    if (typeof query !== 'string' || !Array.isArray(values) || values.length === 0)
      return send(query, values, callback);
    const name = nameOf(query);
    return name === undefined
      ? send(query, values, callback)
      : send({ name, text: query, values }, callback);
  }) as unknown as pg.Client['query'];

  #expectAnswer(query: unknown, values: unknown): void {
    const another = typeof query === 'string' ? ANOTHER_LIMIT.exec(query) : null;
    if (another !== null)
      this.#limitMs = Number(
        another[1] === undefined ? (values as string[])[0] : `${another[1]}000`,
      );
    if (this.#limitMs === 0 || this.#timer !== undefined) return;
    const { connection } = this as unknown as { connection: { stream: { destroy(): void } } };
    this.#timer = setTimeout(() => connection.stream.destroy(), this.#limitMs + GRACE_MS);
    this.#timer.unref();
  }
}
