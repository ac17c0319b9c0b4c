// To reorder: products at or below their reorder point, with what to order; a receipt is expected from here. [decisions 0100]
import type { ProductToReorder } from '@millwright/contracts';
import { Button, Dialog, DialogContent, DialogTitle, Link as MuiLink } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { useMay } from '../../lib/use-may.ts';
import { AdminList } from '../../ui/admin-list.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { NewReceipt } from './expected-receipts.tsx';
import { rangeFilters } from './range-filters.tsx';

export function ToReorderList() {
  const say = useWords();
  const may = useMay('catalogue:write');
  return (
    <AdminList<ProductToReorder>
      sort={{ field: 'sku', order: 'ASC' }}
      search={{ placeholder: 'products.search' }}
      filters={rangeFilters(say)}
      exportPath="/exports/to-reorder"
      empty="reorder.none"
      opens={false}
      columns={[
        {
          source: 'sku',
          label: 'products.sku',
          sortable: true,
          render: ({ id, sku, name }) => (
            <MuiLink component={Link} to={`/products/${id}`}>
              <Ltr mono>{sku}</Ltr> <Name>{name}</Name>
            </MuiLink>
          ),
        },
        {
          source: 'manufacturer',
          label: 'products.manufacturer',
          render: (row) => <Name>{row.manufacturer}</Name>,
        },
        {
          source: 'available',
          label: 'products.free',
          sortable: true,
          end: true,
          render: (row, { number }) => number(row.available),
        },
        {
          source: 'reserved',
          label: 'products.reserved',
          end: true,
          render: (row, { number }) => number(row.reserved),
        },
        {
          source: 'incoming',
          label: 'reorder.incoming',
          sortable: true,
          end: true,
          render: (row, { number }) => number(row.incoming),
        },
        {
          source: 'incomingOn',
          label: 'reorder.on',
          sortable: true,
          render: (row, { day }) => (row.incomingOn === null ? '' : day(row.incomingOn)),
        },
        {
          source: 'point',
          label: 'reorder.point',
          sortable: true,
          end: true,
          render: (row, { number }) => number(row.point),
        },
        {
          source: 'suggested',
          label: 'reorder.suggested',
          sortable: true,
          end: true,
          render: (row, { number }) => number(row.suggested),
        },
        ...(may
          ? [
              {
                source: 'id',
                label: 'rates.actions' as const,
                render: (row: ProductToReorder) => <Expect row={row} />,
              },
            ]
          : []),
      ]}
    />
  );
}

function Expect({ row }: { row: ProductToReorder }) {
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {say('reorder.expect')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} maxWidth="md">
        <DialogTitle>
          {say('reorder.expectTitle')} · <Ltr mono>{row.sku}</Ltr>
        </DialogTitle>
        <DialogContent sx={{ '& form': { pt: 1 } }}>
          <NewReceipt productId={row.id} suggested={row.suggested} onDone={() => setOpen(false)} />
        </DialogContent>
      </Dialog>
    </>
  );
}
