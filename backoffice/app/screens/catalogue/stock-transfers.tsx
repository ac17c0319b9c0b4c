// Transfers between stock locations: what was moved, and one of them with its products. [decisions 0102]
import type { StockTransfer, StockTransferRow } from '@millwright/contracts';
import { Alert, Box, Link as MuiLink } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { useAnswer } from '../../lib/use-answer.ts';
import { useMay } from '../../lib/use-may.ts';
import { AdminList } from '../../ui/admin-list.tsx';
import { FirstRecord } from '../../ui/first-record.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Facts } from '../../ui/panel.tsx';
import { SmallTable } from '../../ui/small-table.tsx';

export function StockTransferList() {
  const may = useMay('catalogue:write');
  return (
    <AdminList<StockTransferRow>
      sort={{ field: 'id', order: 'DESC' }}
      opens="show"
      mayCreate={may}
      createLabel="transfers.new"
      empty={<FirstRecord sentence="transfers.none" createLabel="transfers.new" mayCreate={may} />}
      columns={[
        { source: 'at', label: 'transfers.at', render: ({ at }, { moment }) => moment(at) },
        { source: 'from', label: 'transfers.from', render: ({ from }) => <Name>{from}</Name> },
        { source: 'to', label: 'transfers.to', render: ({ to }) => <Name>{to}</Name> },
        {
          source: 'products',
          label: 'products.many',
          end: true,
          render: ({ products }, { number }) => number(products),
        },
        {
          source: 'units',
          label: 'locations.units',
          end: true,
          render: ({ units }, { number }) => number(units),
        },
        { source: 'note', label: 'transfers.note', render: ({ note }) => <Name>{note}</Name> },
        { source: 'who', label: 'transfers.who', render: ({ who }) => <Name>{who}</Name> },
      ]}
    />
  );
}

export function StockTransferShow() {
  const { id = '' } = useParams();
  const say = useWords();
  const { moment, number } = useFormats();
  const { data: transfer, error } = useAnswer<StockTransfer>(`/stock-transfers/${id}`);
  if (transfer === null)
    return error === null ? null : (
      <Alert severity="error">{error === 'common.failed' ? say('common.failed') : error}</Alert>
    );
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 800, pb: 4, minWidth: 0 }}>
      <PageHeading>{`${say('transfers.one')} ${transfer.id}`}</PageHeading>
      <Facts
        facts={[
          [say('transfers.from'), <Name key="from">{transfer.from}</Name>],
          [say('transfers.to'), <Name key="to">{transfer.to}</Name>],
          [say('transfers.at'), moment(transfer.at)],
          [say('transfers.who'), <Name key="who">{transfer.who}</Name>],
          [
            say('transfers.note'),
            transfer.note === '' ? null : <Name key="note">{transfer.note}</Name>,
          ],
        ]}
      />
      <SmallTable
        label={say('products.many')}
        head={[say('products.sku'), say('products.name'), say('locations.units')]}
        figuresFrom={2}
        rows={transfer.lines.map(({ productId, sku, name, quantity }) => [
          <MuiLink key="sku" component={Link} to={`/products/${productId}`}>
            <Ltr mono>{sku}</Ltr>
          </MuiLink>,
          <Name key="name">{name}</Name>,
          number(quantity),
        ])}
      />
    </Box>
  );
}
