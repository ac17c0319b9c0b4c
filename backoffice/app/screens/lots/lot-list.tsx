// Lot list by state: drafts, offered, sold and withdrawn ones.
import { type AdminLotRow, LOT_CONDITIONS, LOT_STATES } from '@millwright/contracts';
import { Box } from '@mui/material';
import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { AdminList } from '../../ui/admin-list.tsx';
import { PictureName, PriceCell, StateChip } from '../../ui/cells.tsx';
import { choiceFilter, textFilter } from '../../ui/filters.tsx';
import { Name } from '../../ui/isolated.tsx';
import type { View } from '../../ui/views.tsx';
import { useMayEdit } from '../catalogue/may-edit.tsx';

const VIEWS: readonly View[] = [
  { label: 'lots.view.all', filter: {} },
  ...LOT_STATES.map((state): View => ({ label: `lots.state.${state}`, filter: { state } })),
];

export function LotList() {
  const say = useWords();
  return (
    <AdminList<AdminLotRow>
      sort={{ field: 'id', order: 'DESC' }}
      search={{ placeholder: 'lots.search', minWidth: 300 }}
      filters={[
        choiceFilter('state', 'products.state', LOT_STATES, (id) => `lots.state.${id}`),
        <ReferenceInput
          key="categoryId"
          source="categoryId"
          reference="lot-categories"
          sort={{ field: 'position', order: 'ASC' }}
          perPage={100}
        >
          <AutocompleteInput
            label={say('lots.category')}
            optionText="name"
            sx={{ minInlineSize: 200 }}
          />
        </ReferenceInput>,
        choiceFilter('condition', 'lots.condition', LOT_CONDITIONS, (id) => `lots.condition.${id}`),
        textFilter('location', 'lots.location'),
      ]}
      mayCreate={useMayEdit()}
      exportPath="/exports/lots"
      views={VIEWS}
      empty="common.nothingFiltered"
      savedViews="lots"
      columns={[
        {
          source: 'name',
          label: 'products.name',
          render: ({ name, image }) => (
            <PictureName name={name} src={`/lotimages/${encodeURIComponent(image)}`} />
          ),
        },
        {
          source: 'category',
          label: 'lots.category',
          render: (row) => <Name>{row.category}</Name>,
        },
        {
          source: 'condition',
          label: 'lots.condition',
          render: (row) => say(`lots.condition.${row.condition}`),
        },
        {
          source: 'location',
          label: 'lots.location',
          render: (row) => <Name>{row.location}</Name>,
        },
        {
          source: 'age',
          label: 'lots.age',
          sortable: true,
          end: true,
          render: (row, { number }) => number(row.ageMonths),
        },
        {
          source: 'items',
          label: 'lots.items',
          end: true,
          render: (row, { number }) => number(row.items),
        },
        {
          source: 'price',
          label: 'lots.asked',
          sortable: true,
          end: true,
          render: (row) => <PriceCell {...row} />,
        },
        {
          source: 'available',
          label: 'lots.available',
          end: true,
          render: (row, { number }) => number(row.available),
        },
        { source: 'state', label: 'products.state', render: (row) => <LotStateChip {...row} /> },
      ]}
    />
  );
}

const COLOURS = {
  draft: 'secondary',
  offered: 'success',
  sold: 'warning',
  ended: 'default',
} as const;

export function LotStateChip({ state, soldWhole }: Pick<AdminLotRow, 'state' | 'soldWhole'>) {
  const say = useWords();
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, flexWrap: 'wrap' }}>
      <StateChip color={COLOURS[state]} label={say(`lots.state.${state}`)} />
      {soldWhole ? null : <StateChip label={say('lots.inParts')} />}
    </Box>
  );
}
