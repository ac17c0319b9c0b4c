// Error class of the embedded PostgreSQL: a sentence that the operator can act on. The start of the program prints it, without a stack.

export class EmbeddedPostgresError extends Error {
  /** The folder in question, so that a full disk can be named. */
  readonly path: string | undefined;

  /** @param options `cause`: what initdb or postgres reported, which may name a full disk */
  constructor(sentence: string, options: { cause?: unknown; path?: string } = {}) {
    super(sentence, { cause: options.cause });
    this.name = 'EmbeddedPostgresError';
    this.path = options.path;
  }
}
