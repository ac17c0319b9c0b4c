// Which customers are there, and who of them waits for us? Newest first, found by whatever one knows of them.
import { CUSTOMER_STATES, type DeskCustomerRow } from '@millwright/contracts';
import { BooleanInput, DateInput, List, SearchInput, SelectInput } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { ExportActions } from '../../ui/export-buttons.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { Rows } from '../../ui/rows.tsx';
import { Unless, type View, Views } from '../../ui/views.tsx';
import { CustomerChips } from './customer-chips.tsx';

const NEWEST = { field: 'id', order: 'DESC' } as const;
const VIEWS: readonly View[] = [
  { label: 'customers.view.all', filter: {}, sort: NEWEST },
  { label: 'customers.view.toReview', filter: { toReview: true }, sort: NEWEST },
  { label: 'customers.view.notVerified', filter: { verified: 'false', state: 'active' }, sort: NEWEST },
  { label: 'customers.view.buyers', filter: { withOrders: true }, sort: NEWEST },
  { label: 'customers.view.blocked', filter: { state: 'blocked' }, sort: NEWEST },
];

export function CustomerList() {
  const say = useWords();
  const { day, number } = useFormats();
  const filters = [
    <SearchInput key="q" source="q" alwaysOn placeholder={say('customers.search')} sx={{ minWidth: { sm: 360 } }} />,
    <SelectInput
      key="verified"
      source="verified"
      label={say('customers.verified')}
      choices={[
        { id: 'true', name: say('common.yes') },
        { id: 'false', name: say('common.no') },
      ]}
      translateChoice={false}
    />,
    <SelectInput
      key="state"
      source="state"
      label={say('customers.state')}
      choices={CUSTOMER_STATES.map((id) => ({ id, name: say(`customers.${id}`) }))}
      translateChoice={false}
    />,
    <BooleanInput key="withOrders" source="withOrders" label={say('customers.withOrders')} defaultValue={true} />,
    <BooleanInput key="toReview" source="toReview" label={say('customers.toReview')} defaultValue={true} />,
    <DateInput key="from" source="from" label={say('customers.from')} parse={(value: string) => value} />,
    <DateInput key="to" source="to" label={say('customers.to')} parse={(value: string) => value} />,
  ];
  return (
    <List filters={filters} sort={NEWEST} perPage={25} exporter={false} empty={false} actions={<ExportActions path="/exports/customers" />}>
      <Views views={VIEWS} />
      <Unless empty="common.nothingFiltered">
        <Rows<DeskCustomerRow>
          opens="show"
          columns={[
            { source: 'name', label: 'customers.name', render: (customer) => <Who customer={customer} /> },
            { source: 'company', label: 'customers.company', sortable: true, render: ({ companyName }) => <Name>{companyName}</Name> },
            {
              source: 'email',
              label: 'customers.email',
              sortable: true,
              render: ({ email, state }) => (state === 'closed' ? null : <Ltr>{email}</Ltr>),
            },
            { source: 'mobile', label: 'customers.mobile', render: ({ mobile }) => <Ltr>{mobile}</Ltr> },
            { source: 'state', label: 'customers.state', render: (customer) => <CustomerChips customer={customer} /> },
            { source: 'orders', label: 'customers.orders', end: true, render: ({ orders }) => <Ltr>{number(orders)}</Ltr> },
            {
              source: 'lastOrderAt',
              label: 'customers.lastOrder',
              render: ({ lastOrderAt }) => (lastOrderAt === null ? '–' : day(lastOrderAt)),
            },
            { source: 'id', label: 'customers.since', sortable: true, render: ({ createdAt }) => day(createdAt) },
          ]}
        />
      </Unless>
    </List>
  );
}

function Who({ customer: { id, state, firstName, lastName, email } }: { customer: DeskCustomerRow }) {
  const say = useWords();
  if (state === 'closed') return <>{say('customers.gone', { id })}</>;
  return <Name>{`${firstName} ${lastName}`.trim() || email}</Name>;
}
