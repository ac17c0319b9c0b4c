// Menus of small screens: home, account, pages, currency and language in one, the categories in another. Popovers, so they open without scripts. [§2.5]
import type { ReactNode } from 'react';
import { href } from '../lib/paths.ts';
import { useView } from '../lib/view.tsx';
import { FormToken } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { ChatLink, MailLink, PhoneLink } from './company-links.tsx';
import { linksFor, mobilePages } from './links.ts';
import { CurrencyForm, Languages } from './preferences.tsx';
import { BarLink } from './top-bar.tsx';

function Drawer({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const { t } = useView();
  return (
    <div
      id={id}
      className="drawer"
      popover="auto"
      role="dialog"
      aria-label={title}
      data-narrow-only
    >
      <div className="drawer-head">
        <b aria-hidden="true">{title}</b>
        <button
          type="button"
          className="tool"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t('common.close')}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={title}>{children}</nav>
    </div>
  );
}

export function MobileMenu() {
  const { t, locale, currencies, request } = useView();
  const { company, viewer } = request;
  return (
    <Drawer id="mobile-menu" title={t('shell.menu')}>
      <a href={href.home(locale)}>{t('common.home')}</a>
      <a href={viewer === null ? href.login(locale) : href.account(locale)}>
        {viewer === null ? t('shell.login') : t('shell.account')}
      </a>
      {viewer === null ? <a href={href.register(locale)}>{t('shell.register')}</a> : null}
      {viewer === null ? null : (
        <form method="post" action={href.logout(locale)}>
          <FormToken />
          <button type="submit">{t('account.logout')}</button>
        </form>
      )}
      <h2>{t('shell.pages')}</h2>
      {linksFor(mobilePages(), request).map((link) => (
        <BarLink key={link.key} link={link} />
      ))}
      <ChatLink className="chat-link" />
      {currencies.length < 2 ? null : (
        <>
          <h2>{t('shell.currency')}</h2>
          <CurrencyForm />
        </>
      )}
      <h2>{t('shell.language')}</h2>
      <div className="languages">
        <Languages />
      </div>
      {company === null ? null : (
        <>
          <h2>{t('shell.contact')}</h2>
          <PhoneLink company={company} />
          <MailLink company={company} />
        </>
      )}
    </Drawer>
  );
}

/** The link stands until its script has fetched the families, and for good where there are no scripts. */
export function MobileCategories() {
  const { t, locale } = useView();
  return (
    <Drawer id="mobile-categories" title={t('shell.categories')}>
      <div data-island="mobile-categories" data-on="visible" data-url={href.menu(locale)}>
        <a href={href.products(locale)}>{t('shell.allProducts')}</a>
      </div>
    </Drawer>
  );
}
