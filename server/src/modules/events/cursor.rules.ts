// Cursors of the change feed: the place of an event in the order of transactions, and for first readings the last id that was read.

/** The place of an event; transaction numbers are beyond what a number holds exactly. */
export type Position = { xid: string; id: number };
/** Where a reader is. `scanned`: everything is still being read by id, and what changes meanwhile stands behind the position. */
export type Cursor = Position & { epoch: number; scanned?: number };

export const BEGINNING: Position = { xid: '0', id: 0 };

const FORM = /^(\d{1,10})\.(\d{1,20})\.(\d{1,16})(?:\.(\d{1,16}))?$/;
const MAX_XID = 2n ** 64n - 1n;

export function encodeCursor({ epoch, xid, id, scanned }: Cursor): string {
  const parts = [epoch, xid, id, ...(scanned === undefined ? [] : [scanned])];
  return Buffer.from(parts.join('.')).toString('base64url');
}

/** @returns undefined for what no cursor of ours looks like */
export function decodeCursor(text: string): Cursor | undefined {
  const plain = /^[A-Za-z0-9_-]{1,90}$/.test(text)
    ? Buffer.from(text, 'base64url').toString('latin1')
    : '';
  const [, epoch, xid, id, scanned] = FORM.exec(plain) ?? [];
  if (epoch === undefined || xid === undefined || id === undefined) return undefined;
  if (BigInt(xid) > MAX_XID) return undefined;
  const numbers = [epoch, id, ...(scanned === undefined ? [] : [scanned])].map(Number);
  if (!numbers.every(Number.isSafeInteger)) return undefined;
  return {
    epoch: Number(epoch),
    xid,
    id: Number(id),
    ...(scanned === undefined ? {} : { scanned: Number(scanned) }),
  };
}

/** Whether `a` stands before `b` in the stream. */
export function isBefore(a: Position, b: Position): boolean {
  const [x, y] = [BigInt(a.xid), BigInt(b.xid)];
  return x < y || (x === y && a.id < b.id);
}
