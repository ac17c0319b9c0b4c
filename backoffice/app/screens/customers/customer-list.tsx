// Customer list: newest first, searched by all known data, with a view of those who wait for a review.
import { type AdminCustomerRow, CUSTOMER_STATES } from '@millwright/contracts';
import { useWords } from '../../i18n/index.ts';
import { AdminList } from '../../ui/admin-list.tsx';
import { choiceFilter, dayFilter, flagFilter, yesNoFilter } from '../../ui/filters.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import type { View } from '../../ui/views.tsx';
import { CustomerChips } from './customer-chips.tsx';

const NEWEST = { field: 'id', order: 'DESC' } as const;
const VIEWS: readonly View[] = [
  { label: 'customers.view.all', filter: {}, sort: NEWEST },
  { label: 'customers.view.toReview', filter: { toReview: true }, sort: NEWEST },
  {
    label: 'customers.view.notVerified',
    filter: { verified: 'false', state: 'active' },
    sort: NEWEST,
  },
  { label: 'customers.view.buyers', filter: { withOrders: true }, sort: NEWEST },
  { label: 'customers.view.blocked', filter: { state: 'blocked' }, sort: NEWEST },
];

export function CustomerList() {
  return (
    <AdminList<AdminCustomerRow>
      sort={NEWEST}
      search={{ placeholder: 'customers.search', minWidth: 360 }}
      filters={[
        yesNoFilter('verified', 'customers.verified'),
        choiceFilter('state', 'customers.state', CUSTOMER_STATES, (id) => `customers.${id}`),
        flagFilter('withOrders', 'customers.withOrders'),
        flagFilter('toReview', 'customers.toReview'),
        dayFilter('from', 'customers.from'),
        dayFilter('to', 'customers.to'),
      ]}
      exportPath="/exports/customers"
      views={VIEWS}
      empty="common.nothingFiltered"
      opens="show"
      columns={[
        {
          source: 'name',
          label: 'customers.name',
          render: (customer) => <Who customer={customer} />,
        },
        {
          source: 'company',
          label: 'customers.company',
          sortable: true,
          render: ({ companyName }) => <Name>{companyName}</Name>,
        },
        {
          source: 'email',
          label: 'customers.email',
          sortable: true,
          render: ({ email, state }) => (state === 'closed' ? null : <Ltr>{email}</Ltr>),
        },
        {
          source: 'mobile',
          label: 'customers.mobile',
          render: ({ mobile }) => <Ltr>{mobile}</Ltr>,
        },
        {
          source: 'state',
          label: 'customers.state',
          render: (customer) => <CustomerChips customer={customer} />,
        },
        {
          source: 'orders',
          label: 'customers.orders',
          end: true,
          render: ({ orders }, { number }) => <Ltr>{number(orders)}</Ltr>,
        },
        {
          source: 'lastOrderAt',
          label: 'customers.lastOrder',
          render: ({ lastOrderAt }, { day }) => (lastOrderAt === null ? '–' : day(lastOrderAt)),
        },
        {
          source: 'id',
          label: 'customers.since',
          sortable: true,
          render: ({ createdAt }, { day }) => day(createdAt),
        },
      ]}
    />
  );
}

function Who({
  customer: { id, state, firstName, lastName, email },
}: {
  customer: AdminCustomerRow;
}) {
  const say = useWords();
  if (state === 'closed') return <>{say('customers.gone', { id })}</>;
  return <Name>{`${firstName} ${lastName}`.trim() || email}</Name>;
}
