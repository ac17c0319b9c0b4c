// Account frame: its menu beside the content, above it on phones. [§2.4]
import type { MessageKey } from '@millwright/messages/shop';
import type { ReactNode } from 'react';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { LogoutForm } from './logout-form.tsx';

export type AccountPlace =
  | 'dashboard'
  | 'profile'
  | 'orders'
  | 'quotes'
  | 'offers'
  | 'addresses'
  | 'savedList'
  | 'reviews'
  | 'password'
  | 'sessions'
  | 'requests';

const MENU: { place: AccountPlace; key: MessageKey }[] = [
  { place: 'dashboard', key: 'profile.dashboard' },
  { place: 'profile', key: 'account.editProfile' },
  { place: 'orders', key: 'order.toHistory' },
  { place: 'quotes', key: 'quote.list' },
  { place: 'offers', key: 'offer.list' },
  { place: 'requests', key: 'requests.title' },
  { place: 'addresses', key: 'account.addresses' },
  { place: 'savedList', key: 'wishlist.wishlist' },
  { place: 'reviews', key: 'reviews.mine' },
  { place: 'password', key: 'password.menu' },
  { place: 'sessions', key: 'sessions.menu' },
];

const ENTRY =
  'flex min-h-11 w-full cursor-pointer items-center border-b border-hair px-3 text-start text-ink hover:bg-sunk lg:min-h-10';

export function AccountFrame({
  place,
  title,
  children,
}: {
  place: AccountPlace;
  title: ReactNode;
  children: ReactNode;
}) {
  const { t, locale } = useView();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 lg:grid-cols-[200px_minmax(0,1fr)]">
      <nav aria-label={t('account.menu')} className="print:hidden">
        <ul className="border-t border-hair max-lg:grid max-lg:grid-cols-2">
          {MENU.map((entry) => (
            <li key={entry.place}>
              <a
                href={href[entry.place](locale)}
                aria-current={entry.place === place ? 'page' : undefined}
                className={`${ENTRY} ${entry.place === place ? 'border-s-4 border-s-ink bg-sunk font-semibold' : ''}`}
              >
                {t(entry.key)}
              </a>
            </li>
          ))}
          <li>
            <LogoutForm fromMenu className={ENTRY}>
              {t('account.logout')}
            </LogoutForm>
          </li>
        </ul>
      </nav>
      <div className="grid content-start gap-6">
        {typeof title === 'string' ? <h1 tabIndex={-1}>{title}</h1> : title}
        {children}
      </div>
    </div>
  );
}
