// Which lots are there, in which state? Drafts, those on offer, sold ones and those that were withdrawn.
import { LOT_CONDITIONS, LOT_STATES, type LotDeskRow } from '@millwright/contracts';
import { Box, Chip } from '@mui/material';
import { AutocompleteInput, List, ReferenceInput, SearchInput, SelectInput, TextInput } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { ExportButtons } from '../../ui/export-buttons.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { Rows } from '../../ui/rows.tsx';
import { useSavedViews } from '../../ui/saved-views.tsx';
import { Unless, type View, Views } from '../../ui/views.tsx';
import { ListActions } from '../catalogue/may-edit.tsx';

const VIEWS: readonly View[] = [
  { label: 'lots.view.all', filter: {} },
  ...LOT_STATES.map((state): View => ({ label: `lots.state.${state}`, filter: { state } })),
];

export function LotList() {
  const say = useWords();
  const { money, number } = useFormats();
  const filters = [
    <SearchInput key="q" source="q" alwaysOn placeholder={say('lots.search')} sx={{ minWidth: { sm: 300 } }} />,
    <SelectInput
      key="state"
      source="state"
      label={say('products.state')}
      choices={LOT_STATES.map((id) => ({ id, name: say(`lots.state.${id}`) }))}
      translateChoice={false}
    />,
    <ReferenceInput
      key="categoryId"
      source="categoryId"
      reference="lot-categories"
      sort={{ field: 'position', order: 'ASC' }}
      perPage={100}
    >
      <AutocompleteInput label={say('lots.category')} optionText="name" sx={{ minInlineSize: 200 }} />
    </ReferenceInput>,
    <SelectInput
      key="condition"
      source="condition"
      label={say('lots.condition')}
      choices={LOT_CONDITIONS.map((id) => ({ id, name: say(`lots.condition.${id}`) }))}
      translateChoice={false}
    />,
    <TextInput key="location" source="location" label={say('lots.location')} />,
  ];
  return (
    <List
      filters={filters}
      sort={{ field: 'id', order: 'DESC' }}
      perPage={25}
      exporter={false}
      empty={false}
      actions={
        <ListActions>
          <ExportButtons path="/exports/lots" />
        </ListActions>
      }
      title={say('lots.many')}
      {...useSavedViews()}
    >
      <Views views={VIEWS} />
      <Unless empty="common.nothingFiltered">
        <Rows<LotDeskRow>
          columns={[
            { source: 'name', label: 'products.name', render: (row) => <NameWithPicture row={row} /> },
            { source: 'category', label: 'lots.category', render: (row) => <Name>{row.category}</Name> },
            { source: 'condition', label: 'lots.condition', render: (row) => say(`lots.condition.${row.condition}`) },
            { source: 'location', label: 'lots.location', render: (row) => <Name>{row.location}</Name> },
            { source: 'age', label: 'lots.age', sortable: true, end: true, render: (row) => number(row.ageMonths) },
            { source: 'items', label: 'lots.items', end: true, render: (row) => number(row.items) },
            {
              source: 'price',
              label: 'lots.asked',
              sortable: true,
              end: true,
              render: (row) => (
                <>
                  <Ltr>{money(row.discountPrice ?? row.price)}</Ltr>
                  {row.discountPrice === null ? null : (
                    <Box component="del" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.85em' }}>
                      <Ltr>{money(row.price)}</Ltr>
                    </Box>
                  )}
                </>
              ),
            },
            { source: 'available', label: 'lots.available', end: true, render: (row) => number(row.available) },
            { source: 'state', label: 'products.state', render: (row) => <LotStateChip {...row} /> },
          ]}
        />
      </Unless>
    </List>
  );
}

const COLOURS = { draft: 'secondary', offered: 'success', sold: 'warning', ended: 'default' } as const;

export function LotStateChip({ state, soldWhole }: Pick<LotDeskRow, 'state' | 'soldWhole'>) {
  const say = useWords();
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, flexWrap: 'wrap' }}>
      <Chip size="small" variant="outlined" color={COLOURS[state]} label={say(`lots.state.${state}`)} />
      {soldWhole ? null : <Chip size="small" variant="outlined" label={say('lots.inParts')} />}
    </Box>
  );
}

function NameWithPicture({ row }: { row: LotDeskRow }) {
  return (
    <Box component="span" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <Box
        component="img"
        src={`/lotimages/${encodeURIComponent(row.image)}`}
        alt=""
        loading="lazy"
        sx={{ inlineSize: 36, blockSize: 36, objectFit: 'contain', flex: 'none', bgcolor: '#fff' }}
      />
      <Name>{row.name}</Name>
    </Box>
  );
}
