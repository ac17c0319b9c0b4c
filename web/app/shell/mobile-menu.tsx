// What does the menu of small screens hold? Home, account, categories, pages, currency, language; a popover, so it opens without scripts. [§2.5]
import { href } from '../lib/paths.ts';
import { useView } from '../lib/view.tsx';
import { Icon } from '../ui/icon.tsx';
import { MOBILE_PAGES } from './links.ts';
import { CurrencyForm, Languages } from './preferences.tsx';

export function MobileMenu() {
  const { t, locale, request } = useView();
  return (
    <div id="mobile-menu" className="drawer" popover="auto" role="dialog" aria-label={t('shell.menu')} data-narrow-only>
      <button
        type="button"
        className="tool drawer-close"
        popoverTarget="mobile-menu"
        popoverTargetAction="hide"
        aria-label={t('common.close')}
      >
        <Icon name="close" />
      </button>
      <nav aria-label={t('shell.menu')}>
        <a href={href.home(locale)}>{t('common.home')}</a>
        <a href={request.viewer === null ? href.login(locale) : href.account(locale)}>
          {request.viewer === null ? t('shell.login') : t('shell.account')}
        </a>
        <h2>{t('shell.pages')}</h2>
        {MOBILE_PAGES.map((link) => (
          <a key={link.key} href={link.href(locale)}>
            {t(link.key)}
          </a>
        ))}
        <div data-island="mobile-categories" data-on="visible" data-url={href.menu(locale)} data-title={t('shell.categories')}>
          <a href={href.products(locale)}>{t('shell.categories')}</a>
        </div>
        <h2>{t('shell.currency')}</h2>
        <CurrencyForm />
        <h2>{t('shell.language')}</h2>
        <div className="languages">
          <Languages />
        </div>
      </nav>
    </div>
  );
}
