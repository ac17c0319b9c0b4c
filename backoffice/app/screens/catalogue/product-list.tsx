// Which products are there, drafts too? Found by the beginning of a part number or of words of the name; many are changed at once.
import { type ProductDeskRow, STOCK_STATES } from '@millwright/contracts';
import { Box, Chip } from '@mui/material';
import { AutocompleteInput, List, NullableBooleanInput, ReferenceInput, SearchInput, SelectInput } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { ExportButtons } from '../../ui/export-buttons.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { Rows } from '../../ui/rows.tsx';
import { useSavedViews } from '../../ui/saved-views.tsx';
import { BulkActions } from './bulk-actions.tsx';
import { ListActions, useMayEdit } from './may-edit.tsx';
import { categoryText } from './product-inputs.tsx';

export function ProductList() {
  const say = useWords();
  const may = useMayEdit();
  const { money, number } = useFormats();
  const filters = [
    <SearchInput key="q" source="q" alwaysOn placeholder={say('products.search')} />,
    <ReferenceInput key="categoryId" source="categoryId" reference="categories" sort={{ field: 'tree', order: 'ASC' }} perPage={50}>
      <AutocompleteInput label={say('products.category')} optionText={categoryText} sx={{ minInlineSize: 220 }} />
    </ReferenceInput>,
    <ReferenceInput key="manufacturerId" source="manufacturerId" reference="manufacturers" sort={{ field: 'name', order: 'ASC' }}>
      <AutocompleteInput label={say('products.manufacturer')} optionText="name" sx={{ minInlineSize: 180 }} />
    </ReferenceInput>,
    <ReferenceInput key="industryId" source="industryId" reference="industries" sort={{ field: 'position', order: 'ASC' }} perPage={100}>
      <AutocompleteInput label={say('industries.one')} optionText="name" sx={{ minInlineSize: 180 }} />
    </ReferenceInput>,
    <NullableBooleanInput key="published" source="published" label={say('products.published')} sx={{ minInlineSize: 140 }} />,
    <SelectInput
      key="stock"
      source="stock"
      label={say('products.stock')}
      choices={STOCK_STATES.map((id) => ({ id, name: say(`products.stock.${id}`) }))}
      translateChoice={false}
    />,
  ];
  return (
    <List
      filters={filters}
      sort={{ field: 'id', order: 'DESC' }}
      perPage={25}
      exporter={false}
      actions={
        <ListActions>
          <ExportButtons path="/exports/catalogue/products" filtersOf={({ q, ...more }) => ({ ...more, found: q ?? '' })} />
        </ListActions>
      }
      {...useSavedViews()}
      title={say('products.many')}
    >
      <Rows<ProductDeskRow>
        bulkActions={may ? <BulkActions /> : false}
        columns={[
          { source: 'name', label: 'products.name', render: (row) => <NameWithPicture row={row} /> },
          { source: 'sku', label: 'products.sku', sortable: true, render: (row) => <Ltr mono>{row.sku}</Ltr> },
          { source: 'category', label: 'products.category', render: (row) => <Name>{row.category}</Name> },
          { source: 'manufacturer', label: 'products.manufacturer', render: (row) => <Name>{row.manufacturer}</Name> },
          {
            source: 'price',
            label: 'products.price',
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
          {
            source: 'onHand',
            label: 'products.free',
            end: true,
            render: (row) => (
              <Box component="span" sx={row.onHand > row.reserved ? {} : { color: 'error.main', fontWeight: 600 }}>
                {number(row.onHand - row.reserved)}
              </Box>
            ),
          },
          {
            source: 'published',
            label: 'products.state',
            render: (row) => (
              <Chip
                size="small"
                variant="outlined"
                color={row.published ? 'success' : 'default'}
                label={say(row.published ? 'products.isPublished' : 'products.isDraft')}
              />
            ),
          },
        ]}
      />
    </List>
  );
}

function NameWithPicture({ row }: { row: ProductDeskRow }) {
  return (
    <Box component="span" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <Box
        component="img"
        src={`/productimages/${row.image}`}
        alt=""
        loading="lazy"
        sx={{ inlineSize: 36, blockSize: 36, objectFit: 'contain', flex: 'none', bgcolor: '#fff' }}
      />
      <Name>{row.name}</Name>
    </Box>
  );
}
