// Address cards: two, of which at most one is open for editing, as the URL says. On the addresses page and at checkout. [§2.8, §4 Addresses]
import { type Account, ADDRESS_TYPES, type AddressType } from '@millwright/contracts';
import { localPath } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { AddressText } from '../order/order-facts.tsx';
import { AddressForm } from './address-form.tsx';
import type { AddressEditing } from './save-address.ts';

type Props = AddressEditing & {
  account: Account;
  /** The page the cards are on, without language. */
  base: string;
  /** One below the heading they stand under. */
  heading: 'h2' | 'h3';
};

export function AddressCards({ account, base, heading, edit, state }: Props) {
  return (
    <div id="addresses" className="grid items-start gap-4 md:grid-cols-2">
      {ADDRESS_TYPES.map((type) => (
        <AddressCard
          key={type}
          type={type}
          account={account}
          base={base}
          heading={heading}
          open={edit === type}
          state={edit === type ? state : null}
        />
      ))}
    </div>
  );
}

function AddressCard({
  type,
  account,
  base,
  heading: Heading,
  open,
  state,
}: Omit<Props, 'edit'> & { type: AddressType; open: boolean }) {
  const { t, locale } = useView();
  const address = account[type];
  const title = t(`order.${type}`);
  const editing = localPath(locale, `${base}?edit=${type}`);
  return (
    <section
      aria-labelledby={`${type}-title`}
      id={type}
      className="scroll-mt-4 border border-hair bg-raised p-4"
    >
      <Heading id={`${type}-title`} className="mb-2 text-[15px]!">
        {title}
      </Heading>
      {open ? (
        <AddressForm
          type={type}
          account={account}
          action={editing}
          close={localPath(locale, base)}
          state={state}
        />
      ) : (
        <>
          {address === null ? (
            <p className="text-muted">{t('account.addressNone')}</p>
          ) : (
            <AddressText
              address={address}
              name={`${account.firstName} ${account.lastName}`.trim()}
              company={account.companyName}
            />
          )}
          <p className="mt-3">
            <ButtonLink
              href={`${editing}#${type}`}
              aria-label={
                address === null
                  ? t('account.addressAddOf', { address: title })
                  : t('account.addressChangeOf', { address: title })
              }
            >
              {address === null ? t('account.addressAdd') : t('account.addressChange')}
            </ButtonLink>
          </p>
        </>
      )}
    </section>
  );
}
