// COPY and named prepared statements on Kysely's own connections.
import { once } from 'node:events';
import { type CompiledQuery, createQueryId, type RootOperationNode } from 'kysely';
import { from as copyFrom } from 'pg-copy-streams';
import type { Db, Tx } from './handle.ts';

/** A statement that each connection parses once. One name must never mean two texts. */
export type PreparedStatement = { name: string; text: string };

const RAW: RootOperationNode = Object.freeze({
  kind: 'RawNode',
  sqlFragments: Object.freeze([]),
  parameters: Object.freeze([]),
}) as RootOperationNode;

/** One id for all raw statements: no plugin follows them, and Kysely would draw a random one each time. */
const QUERY_ID = createQueryId();

/** Rows of a named prepared statement. */
export async function queryPrepared<Row>(
  db: Db | Tx,
  statement: PreparedStatement,
  parameters: readonly unknown[],
): Promise<Row[]> {
  return (await db.executeQuery<Row>(raw(statement, parameters))).rows;
}

/**
 * One `copy table (columns) from stdin`: rows in PostgreSQL's text format (see copyLine), each chunk a whole number of lines.
 * Runs on the transaction's connection; what the database refuses rejects.
 */
export async function copyInto(
  tx: Tx,
  target: string,
  chunks: Iterable<string> | AsyncIterable<string>,
): Promise<void> {
  const stream = copyFrom(`copy ${target} from stdin`);
  const finished = new Promise<void>((resolve, reject) =>
    stream.once('finish', resolve).once('error', reject),
  );
  // Heard below; without a listener in between, a rejection while we are writing would end the process.
  finished.catch(() => {});
  await tx.executeQuery(raw(stream, []));
  for await (const chunk of chunks) {
    if (stream.destroyed || stream.errored) break;
    if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), finished]);
  }
  if (!stream.errored) stream.end();
  await finished;
}

export type CopyValue =
  | string
  | number
  | boolean
  | null
  | Date
  | Buffer
  | readonly number[]
  | object;

/** One line of COPY's text format. Arrays of numbers become int[], other objects jsonb, buffers bytea. */
export function copyLine(values: readonly CopyValue[]): string {
  let line = '';
  for (let i = 0; i < values.length; i++)
    line += (i === 0 ? '' : '\t') + copyField(values[i] as CopyValue);
  return `${line}\n`;
}

function copyField(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return escapeText(value);
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.join(',')}}`;
  return escapeText(JSON.stringify(value));
}

const SPECIAL = /[\\\t\n\r]/g;
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function escapeText(text: string): string {
  return text.replace(SPECIAL, (character) => ESCAPES[character] as string);
}

/** Kysely hands `sql` to the driver as it is; the driver takes a query object (with a name, or a COPY) where it takes a text. */
function raw(
  query: PreparedStatement | object,
  parameters: readonly unknown[],
): CompiledQuery<never> {
  return { query: RAW, queryId: QUERY_ID, sql: query as unknown as string, parameters };
}
