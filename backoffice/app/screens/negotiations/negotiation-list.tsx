// Negotiation list.
import { type NegotiationRowView, OFFER_STATES, type OfferState } from '@millwright/contracts';
import { Chip } from '@mui/material';
import { List, SearchInput, SelectInput } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { ROW_QUERY } from '../../lib/row-query.ts';
import { useCustomerFilter } from '../../ui/customer-filter.tsx';
import { ExportActions } from '../../ui/export-buttons.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { Rows } from '../../ui/rows.tsx';
import { Unless, type View, Views } from '../../ui/views.tsx';

const FIRST = { field: 'waiting', order: 'ASC' } as const;
const VIEWS: readonly View[] = [
  { label: 'negotiations.view.all', filter: {}, sort: FIRST },
  ...OFFER_STATES.map(
    (state): View => ({ label: `negotiations.offerState.${state}`, filter: { state } }),
  ),
];

export function NegotiationList() {
  const say = useWords();
  const { moment, price, number } = useFormats();
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput
      key="state"
      source="state"
      label={say('negotiations.state')}
      choices={OFFER_STATES.map((id) => ({ id, name: say(`negotiations.offerState.${id}`) }))}
      translateChoice={false}
    />,
    ...useCustomerFilter(),
  ];
  return (
    <List
      filters={filters}
      sort={FIRST}
      perPage={25}
      exporter={false}
      queryOptions={ROW_QUERY}
      empty={false}
      actions={<ExportActions path="/exports/negotiations" savedViews="negotiations" />}
    >
      <Views views={VIEWS} />
      <Unless empty="common.nothingFiltered">
        <Rows<NegotiationRowView>
          opens="show"
          columns={[
            {
              source: 'id',
              label: 'negotiations.reference',
              render: (row) => <Ltr mono>{row.id}</Ltr>,
            },
            {
              source: 'itemName',
              label: 'negotiations.item',
              render: (row) => <Name>{row.itemName}</Name>,
            },
            {
              source: 'customer',
              label: 'negotiations.buyer',
              render: (row) =>
                row.customer === '' ? <Ltr>{row.phone}</Ltr> : <Name>{row.customer}</Name>,
            },
            {
              source: 'quantity',
              label: 'negotiations.quantity',
              end: true,
              render: (row) => number(row.quantity),
            },
            {
              source: 'last',
              label: 'negotiations.lastPrice',
              end: true,
              render: (row) => <Ltr>{price(row.last.unitPrice, row.currency)}</Ltr>,
            },
            {
              source: 'state',
              label: 'negotiations.state',
              render: (row) => <OfferChip state={row.state} />,
            },
            {
              source: 'changedAt',
              label: 'negotiations.changed',
              sortable: true,
              render: (row) => moment(row.changedAt),
            },
          ]}
        />
      </Unless>
    </List>
  );
}

export function OfferChip({ state }: { state: OfferState }) {
  const say = useWords();
  const colour =
    state === 'open'
      ? 'secondary'
      : state === 'accepted'
        ? 'success'
        : state === 'countered'
          ? 'primary'
          : 'default';
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colour}
      label={say(`negotiations.offerState.${state}`)}
    />
  );
}
