// Top bar: customer service with chat and social pages, company pages, currency and language; at checkout only what changes the page itself. [§2.5, §9]
import { useView } from '../lib/view.tsx';
import { ChatLink, MailLink, PhoneLink, SocialLinks } from './company-links.tsx';
import { linksFor, type ShellLink, TOP_BAR_LINKS } from './links.ts';
import { CurrencyForm, Languages } from './preferences.tsx';

export function TopBar({ quiet = false }: { quiet?: boolean }) {
  const { t, currency, currencies, request } = useView();
  const { company } = request;
  return (
    <section className={quiet ? 'top-bar quiet' : 'top-bar'} aria-label={t('shell.topBar')}>
      <div className="wide">
        <span className="contacts">
          {company === null ? null : <PhoneLink company={company} />}
          {company === null || quiet ? null : <MailLink company={company} />}
          {quiet ? null : <ChatLink className="contact chat-short" />}
        </span>
        {company === null || quiet || company.social.length === 0 ? null : (
          <details className="drop social-drop">
            <summary>{t('shell.follow')}</summary>
            <SocialLinks company={company} />
          </details>
        )}
        {quiet
          ? null
          : linksFor(TOP_BAR_LINKS, request).map((link) => <BarLink key={link.key} link={link} />)}
        {currencies.length < 2 ? null : (
          <details className="drop">
            <summary>{t('shell.currencyNow', { code: currency })}</summary>
            <CurrencyForm />
          </details>
        )}
        <nav className="languages" aria-label={t('shell.language')}>
          <Languages />
        </nav>
      </div>
    </section>
  );
}

/** The words, and how many there are of what they lead to. */
export function BarLink({ link }: { link: ShellLink }) {
  const { t, locale, request, number } = useView();
  const count = link.count?.(request);
  return (
    <a href={link.href(locale)}>
      {t(link.key)}
      {count === undefined ? null : (
        <span className="count" data-count={link.key}>
          {number(count)}
        </span>
      )}
    </a>
  );
}
