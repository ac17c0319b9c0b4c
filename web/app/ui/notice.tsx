// Notices: a sentence with a coloured edge; and the designed state of a page with nothing on it.
import type { ReactNode } from 'react';

export function Notice({
  kind = 'info',
  children,
}: {
  kind?: 'info' | 'success' | 'warning' | 'error';
  children: ReactNode;
}) {
  return (
    <div className={`notice ${kind}`} role={kind === 'error' ? 'alert' : undefined}>
      {children}
    </div>
  );
}

/** Every empty state has a next step. */
export function EmptyState({
  title,
  text,
  children,
  heading = false,
}: {
  title: string;
  text?: string;
  children?: ReactNode;
  heading?: boolean;
}) {
  return (
    <div className="empty">
      {heading ? <h1 tabIndex={-1}>{title}</h1> : <h2>{title}</h2>}
      {text === undefined ? null : <p>{text}</p>}
      {children}
    </div>
  );
}
