// Quote list.
import { type AdminQuoteRow, QUOTE_STATES, type QuoteState } from '@millwright/contracts';
import { Chip } from '@mui/material';
import {
  CreateButton,
  FilterButton,
  List,
  SearchInput,
  SelectInput,
  TopToolbar,
  usePermissions,
} from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { mayI } from '../../lib/auth.ts';
import { useFormats } from '../../lib/format.ts';
import { ROW_QUERY } from '../../lib/row-query.ts';
import { useCustomerFilter } from '../../ui/customer-filter.tsx';
import { ExportButtons } from '../../ui/export-buttons.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { ListViews } from '../../ui/list-views.tsx';
import { Rows } from '../../ui/rows.tsx';
import { Unless, type View, Views } from '../../ui/views.tsx';

const VIEWS: readonly View[] = [
  { label: 'quotes.view.all', filter: {} },
  ...QUOTE_STATES.filter((state) => state !== 'superseded').map(
    (state): View => ({ label: `quotes.quoteState.${state}`, filter: { state } }),
  ),
];

export function QuoteList() {
  const say = useWords();
  const { money, day } = useFormats();
  const { permissions } = usePermissions<string[]>();
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput
      key="state"
      source="state"
      label={say('quotes.state')}
      choices={QUOTE_STATES.map((id) => ({ id, name: say(`quotes.quoteState.${id}`) }))}
      translateChoice={false}
    />,
    ...useCustomerFilter(),
  ];
  const actions = (
    <TopToolbar>
      <ListViews list="quotes" />
      <FilterButton disableSaveQuery />
      {mayI(permissions, 'quotes:write') ? <CreateButton /> : null}
      <ExportButtons path="/exports/quotes" />
    </TopToolbar>
  );
  return (
    <List
      filters={filters}
      actions={actions}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={25}
      exporter={false}
      queryOptions={ROW_QUERY}
      empty={false}
    >
      <Views views={VIEWS} />
      <Unless empty="common.nothingFiltered">
        <Rows<AdminQuoteRow>
          opens="show"
          columns={[
            { source: 'id', label: 'quotes.number', render: (row) => <Ltr mono>{row.id}</Ltr> },
            {
              source: 'name',
              label: 'quotes.buyer',
              render: (row) => (
                <Name>{[row.name, row.company].filter(Boolean).join(', ') || row.email}</Name>
              ),
            },
            {
              source: 'state',
              label: 'quotes.state',
              render: (row) => <QuoteChip state={row.state} />,
            },
            {
              source: 'net',
              label: 'quotes.net',
              end: true,
              render: (row) => <Ltr>{money(row.net)}</Ltr>,
            },
            {
              source: 'validUntil',
              label: 'quotes.validUntil',
              render: (row) => day(row.validUntil),
            },
            {
              source: 'orderId',
              label: 'quotes.order',
              render: (row) => (row.orderId === null ? null : <Ltr mono>{row.orderId}</Ltr>),
            },
            {
              source: 'createdAt',
              label: 'quotes.made',
              sortable: true,
              render: (row) => day(row.createdAt),
            },
          ]}
        />
      </Unless>
    </List>
  );
}

export function QuoteChip({ state }: { state: QuoteState }) {
  const say = useWords();
  const colour =
    state === 'sent'
      ? 'primary'
      : state === 'accepted'
        ? 'success'
        : state === 'draft'
          ? 'secondary'
          : 'default';
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colour}
      label={say(`quotes.quoteState.${state}`)}
    />
  );
}
