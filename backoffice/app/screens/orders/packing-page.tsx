// Packing lists of the chosen orders, each on a page of its own when printed, with links to their invoices.
import type { AdminOrder } from '@millwright/contracts';
import {
  Box,
  Button,
  GlobalStyles,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useGetOne } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { useHotKey } from '../../lib/hot-keys.ts';
import { KeyTip } from '../../ui/hot-keys.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { DocumentLinks, useDocuments } from './order-documents.tsx';
import { DeliveryPlace } from './order-parts.tsx';

const PAPER = {
  '@media print': {
    '.RaAppBar-appBar, .RaSidebar-docked, .RaLayout-appFrame > .RaLayout-contentWithSidebar > div:first-of-type, .not-printed':
      {
        display: 'none !important',
      },
    '.RaLayout-appFrame': { marginTop: '0 !important' },
    '.RaLayout-content': { padding: '0 !important' },
    body: { background: '#fff' },
  },
};

export function PackingPage() {
  const say = useWords();
  const [query] = useSearchParams();
  const ids = (query.get('ids') ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
  const navigate = useNavigate();
  useHotKey('print', ids.length === 0 ? null : () => window.print());
  useHotKey(
    'backToOrder',
    // To the row where the first of them stands, or what followed it.
    () =>
      ids.length === 1
        ? void navigate(`/orders/${ids[0]}/show`)
        : void navigate('/orders', { state: { from: ids[0] } }),
  );
  return (
    <Box>
      <GlobalStyles styles={PAPER} />
      <Box className="not-printed">
        <PageHeading>{say('orders.printTitle')}</PageHeading>
        {ids.length === 0 ? (
          <Typography>{say('orders.printNothing')}</Typography>
        ) : (
          <KeyTip of="print">
            <Button variant="contained" onClick={() => window.print()} sx={{ mb: 2 }}>
              {say('orders.printNow')}
            </Button>
          </KeyTip>
        )}
      </Box>
      {ids.map((id) => (
        <PackingList key={id} id={id} />
      ))}
    </Box>
  );
}

function PackingList({ id }: { id: number }) {
  const say = useWords();
  const { day, number } = useFormats();
  const { data: order } = useGetOne<AdminOrder>('orders', { id });
  const papers = useDocuments(order);
  // The list knows rows of fewer columns, and they come first.
  if (order?.lines === undefined) return null;
  return (
    <Box
      component="section"
      aria-label={order.orderId}
      sx={{
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        p: 3,
        mb: 3,
        breakAfter: 'page',
        '@media print': { border: 0, p: 0 },
      }}
    >
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ justifyContent: 'space-between', flexWrap: 'wrap' }}
      >
        <Box>
          <Typography component="h2" variant="h6">
            {say('orders.paper.packing')} <Ltr mono>{order.orderId}</Ltr>
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {day(order.placedAt)}
            {order.purchaseOrderNumber === '' ? null : (
              <>
                {' '}
                · {say('orders.purchaseOrder')} <Ltr>{order.purchaseOrderNumber}</Ltr>
              </>
            )}
          </Typography>
        </Box>
        <DeliveryPlace order={order} />
      </Stack>
      <Box
        role="region"
        aria-label={say('orders.lines')}
        tabIndex={0}
        sx={{ overflowX: 'auto', contain: 'inline-size', my: 2 }}
      >
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{say('orders.lines')}</TableCell>
              <TableCell align="right">{say('orders.quantity')}</TableCell>
              <TableCell align="right">{say('orders.shippedOf')}</TableCell>
              <TableCell align="right">{say('orders.packed')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {order.lines.map((line) => (
              <TableRow key={line.productId}>
                <TableCell>
                  <Name>{line.name}</Name>
                  <br />
                  <Ltr mono>{line.sku}</Ltr>
                </TableCell>
                <TableCell align="right">{number(line.quantity)}</TableCell>
                <TableCell align="right">{number(line.shipped)}</TableCell>
                <TableCell align="right">
                  <Box
                    component="span"
                    sx={{ display: 'inline-block', width: 18, height: 18, border: 1 }}
                  />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {order.note === '' ? null : (
        <Typography variant="body2">
          {say('orders.note')}: <Name>{order.note}</Name>
        </Typography>
      )}
      <Box className="not-printed">
        {papers.map((paper) => (
          <DocumentLinks key={paper.kind} orderId={id} paper={paper} day={day(paper.issuedOn)} />
        ))}
      </Box>
    </Box>
  );
}
