// Product name: `6205-2RS` is never broken at its hyphen.
import type { ReactNode } from 'react';
import { useView } from '../lib/view.tsx';

/** A designation: digits and a hyphen or slash in one word, short enough for a narrow card. A name has at most 300 characters. */
const NUMBER = /(?=[^\s]*\d)[\w.×/]+(?:-[\w.×/]+)+/g;
const MAX_LENGTH = 24;

export function ProductName({ name }: { name: string }) {
  return <>{unbroken(useView().label(name))}</>;
}

export function unbroken(name: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const match of name.matchAll(NUMBER)) {
    if (match[0].length > MAX_LENGTH) continue;
    if (match.index > at) parts.push(name.slice(at, match.index));
    parts.push(
      <bdi dir="ltr" key={match.index}>
        {match[0]}
      </bdi>,
    );
    at = match.index + match[0].length;
  }
  if (at < name.length) parts.push(name.slice(at));
  return parts;
}
