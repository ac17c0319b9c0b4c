// Product list, drafts included: found by the beginning of a part number or of words of the name; many are changed at once.
import { type AdminProductRow, STOCK_STATES } from '@millwright/contracts';
import { Box } from '@mui/material';
import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { AdminList } from '../../ui/admin-list.tsx';
import { PictureName, PriceCell, StateChip } from '../../ui/cells.tsx';
import { anyYesNoFilter, choiceFilter } from '../../ui/filters.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { BulkActions } from './bulk-actions.tsx';
import { useMayEdit } from './may-edit.tsx';
import { rangeFilters } from './range-filters.tsx';

export function ProductList() {
  const say = useWords();
  const may = useMayEdit();
  return (
    <AdminList<AdminProductRow>
      sort={{ field: 'id', order: 'DESC' }}
      search={{ placeholder: 'products.search' }}
      filters={[
        ...rangeFilters(say),
        <ReferenceInput
          key="industryId"
          source="industryId"
          reference="industries"
          sort={{ field: 'position', order: 'ASC' }}
          perPage={100}
        >
          <AutocompleteInput
            label={say('industries.one')}
            optionText="name"
            sx={{ minInlineSize: 180 }}
          />
        </ReferenceInput>,
        anyYesNoFilter('published', 'products.published'),
        choiceFilter('stock', 'products.stock', STOCK_STATES, (id) => `products.stock.${id}`),
      ]}
      mayCreate={may}
      exportPath="/exports/catalogue/products"
      exportFilters={({ q, ...more }) => ({ ...more, found: q ?? '' })}
      savedViews="products"
      bulkActions={<BulkActions may={may} />}
      hasSelectAll={false}
      columns={[
        {
          source: 'name',
          label: 'products.name',
          render: ({ name, image }) => <PictureName name={name} src={`/productimages/${image}`} />,
        },
        {
          source: 'sku',
          label: 'products.sku',
          sortable: true,
          render: (row) => <Ltr mono>{row.sku}</Ltr>,
        },
        {
          source: 'category',
          label: 'products.category',
          render: (row) => <Name>{row.category}</Name>,
        },
        {
          source: 'manufacturer',
          label: 'products.manufacturer',
          render: (row) => <Name>{row.manufacturer}</Name>,
        },
        {
          source: 'price',
          label: 'products.price',
          sortable: true,
          end: true,
          render: (row) => <PriceCell {...row} />,
        },
        {
          source: 'onHand',
          label: 'products.free',
          end: true,
          render: (row, { number }) => (
            <Box
              component="span"
              sx={row.onHand > row.reserved ? {} : { color: 'error.main', fontWeight: 600 }}
            >
              {number(row.onHand - row.reserved)}
            </Box>
          ),
        },
        {
          source: 'published',
          label: 'products.state',
          render: ({ published }) => (
            <StateChip
              color={published ? 'success' : 'default'}
              label={say(published ? 'products.isPublished' : 'products.isDraft')}
            />
          ),
        },
      ]}
    />
  );
}
