// Which parts of the shell are the same on every page? Footer and logo, rendered once a language and kept as text.
import type { Locale } from '@millwright/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { translator } from '../i18n/index.ts';
import { FOOTER_LINKS } from './links.ts';

const kept = new Map<string, string>();

function once(key: string, make: () => string): string {
  let html = kept.get(key);
  if (html === undefined) {
    html = make();
    kept.set(key, html);
  }
  return html;
}

/** A wordmark between two dimension lines, as a draughtsman would letter it. */
export function logoHtml(): string {
  return once('logo', () =>
    renderToStaticMarkup(
      <svg viewBox="0 0 164 32" width="164" height="32" aria-hidden="true" fill="none">
        <path d="M2 4v24h6V14l6 9 6-9v14h6V4h-6l-6 9-6-9z" fill="currentColor" />
        <path d="M31 4v24M28.5 28h5M28.5 4h5" stroke="var(--color-signal)" strokeWidth="1.6" />
        <text x="40" y="23.5" fill="currentColor" fontSize="22" fontWeight="600" letterSpacing="-.3" className="wordmark">
          Millwright
        </text>
      </svg>,
    ),
  );
}

export function footerHtml(locale: Locale): string {
  return once(`footer ${locale}`, () => {
    const t = translator(locale);
    return renderToStaticMarkup(
      <div className="wide footer-columns">
        <div>
          <p className="footer-name">{t('site.name')}</p>
          <p>{t('shell.about')}</p>
          <p>{t('shell.offices')}</p>
        </div>
        {FOOTER_LINKS.map(({ title, links }) => (
          <nav key={title} aria-label={t(title)}>
            <h2>{t(title)}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.key}>
                  <a href={link.href(locale)}>{t(link.key)}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>,
    );
  });
}
