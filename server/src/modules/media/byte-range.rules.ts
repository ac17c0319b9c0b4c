// Range header (RFC 9110 §14): one byte range, which players need to jump within a video.

export type ByteRange = { first: number; last: number };

/** @returns 'whole' to answer with everything (no header, another unit, several ranges), 'unsatisfiable' for a range that cannot be served */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  if (header === undefined) return 'whole';
  const [unit, ...rest] = header.split('=');
  // Another unit is to be ignored, and so may be a list of ranges.
  if (unit?.trim().toLowerCase() !== 'bytes' || header.includes(',')) return 'whole';
  const [, from = '', to = ''] = /^\s*(\d{0,15})-(\d{0,15})\s*$/.exec(rest.join('=')) ?? [];
  if (from === '' && to === '') return 'unsatisfiable';
  if (from === '')
    return Number(to) === 0
      ? 'unsatisfiable'
      : { first: Math.max(size - Number(to), 0), last: size - 1 };
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (first >= size || (to !== '' && Number(to) < first)) return 'unsatisfiable';
  return { first, last };
}
