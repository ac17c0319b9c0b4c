// The customer's billing and shipping addresses, outside of any order. [§2.4]
import type { Account } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import type { Page, PageResult } from '../../lib/page.ts';
import { path } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { withMiniCart } from '../cart/load-cart.ts';
import { AccountFrame } from './account-frame.tsx';
import { AddressCards } from './address-cards.tsx';
import { FormHeading } from './error-summary.tsx';
import { type AddressEditing, addressTypeOf, saveAddress } from './save-address.ts';

export async function get(request: PageRequest): Promise<Page> {
  return await addressesPage(request, {
    edit: addressTypeOf(request.query.get('edit')),
    state: null,
  });
}

export async function post(request: PageRequest): Promise<PageResult> {
  const outcome = await saveAddress(request, path.addresses());
  if ('kind' in outcome) return outcome;
  return { ...(await addressesPage(await withMiniCart(request), outcome)), status: outcome.status };
}

async function addressesPage(
  { services, ctx, locale }: PageRequest,
  editing: AddressEditing,
): Promise<Page> {
  const account = await services.customers.getAccount(ctx);
  const t = translator(locale);
  const title = t('account.addresses');
  return {
    title: editing.state === null ? title : t('account.errorTitle', { title }),
    robots: 'noindex',
    breadcrumbs: [{ name: title }],
    body: <Addresses account={account} editing={editing} />,
  };
}

function Addresses({ account, editing }: { account: Account; editing: AddressEditing }) {
  const { t } = useView();
  return (
    <AccountFrame
      place="addresses"
      title={<FormHeading refused={editing.state !== null}>{t('account.addresses')}</FormHeading>}
    >
      <AddressCards
        heading="h2"
        account={account}
        base={path.addresses()}
        edit={editing.edit}
        state={editing.state}
      />
    </AccountFrame>
  );
}
