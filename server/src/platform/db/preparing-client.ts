// How is a statement parsed once instead of every time? Each text that carries parameters gets a name, and the connection remembers it.
import { createHash } from 'node:crypto';
import pg from 'pg';

/** Texts are written in our source and few; what is put together at run time must not fill the server's memory. */
const TEXTS_AT_MOST = 500;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  let name = names.get(text);
  if (name === undefined && names.size < TEXTS_AT_MOST) {
    name = `q${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`;
    names.set(text, name);
  }
  return name;
}

type Query = (query: unknown, values?: unknown, callback?: unknown) => unknown;

/** A connection that prepares every parametrised statement under a name of its own. */
export class PreparingClient extends pg.Client {
  // pg's overloads are many; what reaches the wire is the same statement with a name.
  override query = ((query: unknown, values?: unknown, callback?: unknown): unknown => {
    const send = super.query.bind(this) as unknown as Query;
    if (typeof query !== 'string' || !Array.isArray(values) || values.length === 0) return send(query, values, callback);
    const name = nameOf(query);
    return name === undefined ? send(query, values, callback) : send({ name, text: query, values }, callback);
  }) as unknown as pg.Client['query'];
}
