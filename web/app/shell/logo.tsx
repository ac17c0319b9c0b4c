// Logo, rendered once and kept as text.
import { renderToStaticMarkup } from 'react-dom/server';

let logo: string | undefined;

/** A wordmark between two dimension lines, as a draughtsman would letter it. */
export function logoHtml(): string {
  logo ??= renderToStaticMarkup(
    <svg viewBox="0 0 164 32" width="164" height="32" aria-hidden="true" fill="none">
      <path d="M2 4v24h6V14l6 9 6-9v14h6V4h-6l-6 9-6-9z" fill="currentColor" />
      <path d="M31 4v24M28.5 28h5M28.5 4h5" stroke="var(--color-signal)" strokeWidth="1.6" />
      <text
        x="40"
        y="23.5"
        fill="currentColor"
        fontSize="22"
        fontWeight="600"
        letterSpacing="-.3"
        className="wordmark"
      >
        Millwright
      </text>
    </svg>,
  );
  return logo;
}
