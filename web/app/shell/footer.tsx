// Footer: company, contact, links in columns, and the newsletter. [§2.5]
import { type Company, type Locale, problemText } from '@millwright/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { here } from '../lib/here.ts';
import { href, path } from '../lib/paths.ts';
import { useView, type View, ViewProvider } from '../lib/view.tsx';
import { FormToken } from '../ui/field.tsx';
import { ChatLink, MailLink, PhoneLink, SocialLinks } from './company-links.tsx';
import { FOOTER_LINKS } from './links.ts';

export function Footer() {
  const view = useView();
  // That page is the form itself.
  const asksItself = view.request.path === path.newsletter();
  return (
    <footer className="foot">
      <div className="wide footer-columns">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by us from constants and the company's own row */}
        <div className="footer-fixed" dangerouslySetInnerHTML={{ __html: fixedHtml(view) }} />
        {asksItself ? null : <Newsletter />}
      </div>
    </footer>
  );
}

/** Rendered once a language for each version of the company's row: it is on every page and the same for every visitor. */
const kept = new WeakMap<Company, Map<Locale, string>>();

function fixedHtml(view: View): string {
  const { company } = view.request;
  const make = (): string =>
    renderToStaticMarkup(
      <ViewProvider value={view}>
        <Fixed />
      </ViewProvider>,
    );
  if (company === null) return make();
  const versions = kept.get(company) ?? new Map<Locale, string>();
  kept.set(company, versions);
  const html = versions.get(view.locale) ?? make();
  versions.set(view.locale, html);
  return html;
}

function Fixed() {
  const { t, locale, request, shop } = useView();
  const { company } = request;
  return (
    <>
      <div className="footer-company">
        <p className="footer-name">{shop}</p>
        <p>{t('shell.about')}</p>
        {company === null ? null : <CompanyFacts company={company} />}
      </div>
      {FOOTER_LINKS.filter(({ links }) => links.length > 0).map(({ title, links }) => (
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
    </>
  );
}

function CompanyFacts({ company }: { company: Company }) {
  const { locale } = useView();
  return (
    <>
      {company.offices.map((office) => (
        <p key={office.name.en}>
          <b>{office.name[locale]}</b>
          <br />
          {office.address[locale]}
        </p>
      ))}
      <PhoneLink company={company} />
      <MailLink company={company} />
      <ChatLink className="contact" />
      <SocialLinks company={company} />
    </>
  );
}

/** A form as everywhere: sent without scripts, answered with a message on the page it was sent from. */
function Newsletter() {
  const { t, locale, request } = useView();
  return (
    <form className="footer-newsletter" method="post" action={href.newsletter(locale)}>
      <FormToken />
      <input type="hidden" name="next" value={here(request)} />
      <h2>{t('newsletter.title')}</h2>
      <label htmlFor="newsletter-email">{t('newsletter.invitation')}</label>
      <div className="field">
        <div className="joined">
          <input
            id="newsletter-email"
            name="email"
            type="email"
            className="input"
            dir="ltr"
            required
            maxLength={254}
            autoComplete="email"
            data-value-missing={problemText('email-not-valid', locale)}
          />
          <button type="submit" className="button">
            {t('newsletter.subscribe')}
          </button>
        </div>
      </div>
      <p>{t('newsletter.promise')}</p>
    </form>
  );
}
