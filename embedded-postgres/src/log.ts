// Logger interface: the part of the program's structured log that the embedded PostgreSQL writes to.
export type Log = {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};
