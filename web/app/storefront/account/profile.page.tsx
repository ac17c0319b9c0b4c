// Who is this customer to us? Name, email, mobile, tax number, company, for reading. [§2.4, §3 Account]
import type { Account } from '@millwright/contracts';
import type { PageRequest } from '@millwright/server';
import { translator } from '../../i18n/index.ts';
import type { Page } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Facts } from '../order/order-facts.tsx';
import { AccountFrame } from './account-frame.tsx';

export async function get({ services, ctx, locale }: PageRequest): Promise<Page> {
  const account = await services.customers.getAccount(ctx);
  const t = translator(locale);
  return {
    title: t('account.profile'),
    robots: 'noindex',
    breadcrumbs: [{ name: t('account.profile') }],
    body: <Profile account={account} />,
  };
}

function Profile({ account }: { account: Account }) {
  const { t, locale, dir } = useView();
  const or = (value: string): string => (value === '' ? t('account.notGiven') : value);
  // A number that begins with a plus must not end with it from right to left.
  const ltr = (value: string): string => (dir === 'rtl' && value !== '' ? `\u2066${value}\u2069` : or(value));
  return (
    <AccountFrame place="profile" title={t('account.profile')}>
      <Facts
        facts={[
          [t('account.name'), or(`${account.firstName} ${account.lastName}`.trim())],
          [t('account.email'), ltr(account.email)],
          [t('account.mobile'), ltr(account.mobile)],
          [t('account.taxId'), ltr(account.taxId)],
          [t('account.company'), or(account.companyName)],
        ]}
      />
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={href.orders(locale)}>{t('order.toHistory')}</ButtonLink>
        <ButtonLink href={href.addresses(locale)}>{t('account.addresses')}</ButtonLink>
      </p>
    </AccountFrame>
  );
}
