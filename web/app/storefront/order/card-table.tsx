// Table that becomes cards on phones: rows with hairlines; on narrow screens each cell says its column's name before its value.
import type { ReactNode } from 'react';

export type Column = {
  name: string;
  /** Numbers stand at the end of their column. */
  end?: boolean;
  /** For those who listen only: a column of pictures or buttons. */
  quiet?: boolean;
};

export function CardTable({
  caption,
  columns,
  children,
}: {
  caption: string;
  columns: readonly Column[];
  children: ReactNode;
}) {
  return (
    <table className="w-full text-start max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-b border-ink max-md:sr-only">
        <tr>
          {columns.map(({ name, end, quiet }) => (
            <th
              key={name}
              scope="col"
              className={`py-2 pe-5 text-[13px] last:pe-0 ${end ? 'text-end' : 'text-start'}`}
            >
              {quiet ? <span className="sr-only">{name}</span> : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">{children}</tbody>
    </table>
  );
}

export function CardRow({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <tr
      id={id}
      className="break-inside-avoid border-b border-hair max-md:grid max-md:gap-1 max-md:py-3"
    >
      {children}
    </tr>
  );
}

const CELL = 'py-3 pe-5 align-top last:pe-0 max-md:p-0';
const LABELLED =
  'max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:before:shrink-0 max-md:before:text-[13px] max-md:before:text-muted max-md:before:content-[attr(data-label)]';

/** `label` is the column's name, shown on phones; without it the cell has the whole width of the card. */
export function CardCell({
  label,
  end = false,
  className = '',
  children,
}: {
  label?: string;
  end?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <td
      data-label={label}
      className={`${CELL} ${label === undefined ? '' : LABELLED} ${end ? 'text-end' : ''} ${className}`}
    >
      {children}
    </td>
  );
}
