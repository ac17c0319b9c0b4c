// Header: logo, search, account, cart, and the navigation; the company line is top-bar.tsx. [§2.5]
import { SCOPES } from '@millwright/contracts';
import { href } from '../lib/paths.ts';
import { useView } from '../lib/view.tsx';
import { Icon } from '../ui/icon.tsx';
import { ScanButton } from '../ui/scan-button.tsx';
import { ChatLink } from './company-links.tsx';
import { NAVIGATION_LINKS } from './links.ts';
import { Logo } from './logo.tsx';
import { MobileCategories, MobileMenu } from './mobile-menu.tsx';
import { BarLink } from './top-bar.tsx';

/** From here on the search box says how many there are. [§2.5] */
const MANY_PRODUCTS = 10_000;

/** Also on error pages, which have their own; `id` tells them apart. */
export function SearchForm({
  id,
  label,
  text = '',
  scope = 'all',
}: {
  id: string;
  label?: string;
  text?: string;
  scope?: string;
}) {
  const { t, locale, request } = useView();
  const hasManyProducts = (request.company?.productCount ?? 0) >= MANY_PRODUCTS;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form is the landmark; one element less
    <form
      className="search"
      role="search"
      aria-label={label}
      action={href.products(locale)}
      data-island="suggest"
      data-on="touch"
      data-url={href.suggest(locale)}
    >
      <select name="scope" aria-label={t('search.scope')} defaultValue={scope}>
        {SCOPES.map((value) => (
          <option key={value} value={value}>
            {t(`scope.${value}`)}
          </option>
        ))}
      </select>
      <input
        id={id}
        name="query"
        type="search"
        aria-label={t('search.label')}
        placeholder={t(hasManyProducts ? 'search.placeholder' : 'search.placeholderBare')}
        defaultValue={text}
        required
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
      />
      <ScanButton />
      <button type="submit" aria-label={t('search.submit')}>
        <Icon name="search" />
      </button>
    </form>
  );
}

/** The cart as a link; a script opens its panel over the page instead. */
function CartLink() {
  const { t, locale, request, money } = useView();
  const badge = request.miniCart;
  const quantity = badge?.quantity ?? 0;
  return (
    <div
      className="cart-corner"
      data-island="cart"
      data-on="touch"
      data-url={href.cartPanel(locale)}
    >
      <a className="tool" href={href.cart(locale)} data-cart-link>
        <Icon name="cart" />
        <b className="badge" data-cart-quantity hidden={quantity === 0} aria-hidden="true">
          {quantity}
        </b>
        <span className="visually-hidden" data-cart-label>
          {t('shell.cartCount', { n: quantity })}
        </span>
        <span className="tool-text">
          <small aria-hidden="true">{t('shell.cart')}</small>
          <bdi dir="ltr" data-cart-total>
            {money(badge?.total ?? 0)}
          </bdi>
        </span>
      </a>
    </div>
  );
}

/** Login and registration are two pages; on small screens the second stands in the menu. */
function AccountLinks() {
  const { t, locale, request } = useView();
  const { viewer } = request;
  if (viewer === null)
    return (
      <div className="flex">
        <a className="tool" href={href.login(locale)}>
          <Icon name="user" />
          <span className="tool-text">{t('shell.login')}</span>
        </a>
        <a className="tool max-lg:hidden!" href={href.register(locale)}>
          {t('shell.register')}
        </a>
      </div>
    );
  return (
    <a className="tool" href={href.account(locale)}>
      <Icon name="user" />
      <span className="tool-text">
        <small>{t('shell.hello', { name: viewer.firstName })}</small>
        <span>{t('shell.account')}</span>
      </span>
    </a>
  );
}

export function Header({ quiet = false }: { quiet?: boolean }) {
  const { t, locale, request, shop } = useView();
  return (
    <>
      <header className="head wide">
        {quiet ? null : (
          <button
            type="button"
            className="tool menu-button"
            popoverTarget="mobile-menu"
            aria-label={t('shell.menu')}
          >
            <Icon name="menu" />
          </button>
        )}
        <a className="logo" href={href.home(locale)} aria-label={shop}>
          <Logo />
        </a>
        {quiet ? null : (
          <button
            type="button"
            className="categories-button"
            popoverTarget="mobile-categories"
            aria-label={t('shell.categories')}
          >
            <Icon name="grid" />
          </button>
        )}
        <SearchForm
          id="search"
          text={request.query.get('query') ?? request.query.get('asked') ?? ''}
          scope={request.query.get('scope') ?? 'all'}
        />
        <AccountLinks />
        <CartLink />
      </header>
      {quiet ? null : (
        <nav className="bar" aria-label={t('shell.nav')}>
          <div className="wide">
            <a
              className="categories"
              href={href.products(locale)}
              data-island="menu"
              data-on="touch"
              data-url={href.menu(locale)}
            >
              <Icon name="menu" />
              {t('shell.categories')}
              <Icon name="down" />
            </a>
            {NAVIGATION_LINKS.map((link) => (
              <BarLink key={link.key} link={link} />
            ))}
            <ChatLink className="chat-link" />
          </div>
        </nav>
      )}
      {quiet ? null : <MobileMenu />}
      {quiet ? null : <MobileCategories />}
    </>
  );
}
