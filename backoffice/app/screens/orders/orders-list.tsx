// Order list: newest first, found by number, buyer or PO number; views for the day's work, and those that people save.
import type { AdminOrderRow } from '@millwright/contracts';
import { ORDER_STATUSES } from '@millwright/contracts';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import { Box, Button, Chip, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { useWords, type WordKey } from '../../i18n/index.ts';
import { useHotKey } from '../../lib/hot-keys.ts';
import { AdminList } from '../../ui/admin-list.tsx';
import { StateChip } from '../../ui/cells.tsx';
import { useCustomerFilter } from '../../ui/customer-filter.tsx';
import { choiceFilter, dayFilter, flagFilter } from '../../ui/filters.tsx';
import { KeyTip } from '../../ui/hot-keys.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { PaymentChip, StatusChip } from './order-chips.tsx';
import { RememberWalk } from './order-walk.tsx';

const VIEWS: readonly { label: WordKey; filter: Record<string, unknown> }[] = [
  { label: 'orders.view.all', filter: {} },
  { label: 'orders.view.confirm', filter: { status: 'Pending' } },
  { label: 'orders.view.ship', filter: { toShip: true } },
  { label: 'orders.view.unpaid', filter: { unpaid: true } },
  { label: 'orders.view.overdue', filter: { overdue: true } },
  { label: 'orders.view.returns', filter: { returns: true } },
  { label: 'orders.view.refunds', filter: { refundDue: true } },
];

export function OrdersList() {
  return (
    <AdminList<AdminOrderRow>
      sort={{ field: 'id', order: 'DESC' }}
      search={{ placeholder: 'orders.search', minWidth: 320 }}
      filters={[
        choiceFilter('status', 'orders.status', ORDER_STATUSES, (id) => `orders.status.${id}`),
        dayFilter('from', 'orders.from'),
        dayFilter('to', 'orders.to'),
        flagFilter('toShip', 'orders.toShipFilter'),
        flagFilter('unpaid', 'orders.unpaidFilter'),
        flagFilter('overdue', 'orders.overdueFilter'),
        flagFilter('returns', 'orders.returnsFilter'),
        flagFilter('refundDue', 'orders.refundsFilter'),
        ...useCustomerFilter(),
      ]}
      exportPath="/exports/orders"
      views={
        <>
          <Views />
          <RememberWalk />
        </>
      }
      savedViews="orders"
      opens="show"
      bulkActions={<PrintChosen />}
      columns={[
        {
          source: 'id',
          label: 'orders.number',
          sortable: true,
          render: (row) => (
            <NoWrap>
              <Ltr mono>{row.orderId}</Ltr>
            </NoWrap>
          ),
        },
        {
          source: 'placedAt',
          label: 'orders.placedAt',
          render: (row, { day }) => <NoWrap>{day(row.placedAt)}</NoWrap>,
        },
        {
          source: 'companyName',
          label: 'orders.company',
          render: (row) => <Name>{row.companyName || row.customerName}</Name>,
        },
        {
          source: 'purchaseOrderNumber',
          label: 'orders.purchaseOrder',
          render: (row) => <Ltr>{row.purchaseOrderNumber}</Ltr>,
        },
        { source: 'status', label: 'orders.status', render: (row) => <Status row={row} /> },
        {
          source: 'shipped',
          label: 'orders.shippedOf',
          end: true,
          render: (row, { number }) => (
            <NoWrap>
              <Ltr>
                {number(row.shipped)} / {number(row.pieces)}
              </Ltr>
            </NoWrap>
          ),
        },
        {
          source: 'total',
          label: 'orders.total',
          end: true,
          sortable: true,
          render: (row, { money }) => <Ltr>{money(row.total)}</Ltr>,
        },
        {
          source: 'paymentState',
          label: 'orders.payment',
          render: (row) => <PaymentChip {...row} />,
        },
        {
          source: 'paymentDue',
          label: 'orders.due',
          sortable: true,
          render: (row, { day }) => (
            <NoWrap>{row.paymentDue === null ? '' : day(row.paymentDue)}</NoWrap>
          ),
        },
      ]}
    />
  );
}

function NoWrap({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  );
}

function Status({ row }: { row: AdminOrderRow }) {
  const say = useWords();
  return (
    <Stack
      direction="row"
      spacing={0.5}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: { xs: 'flex-end', md: 'flex-start' } }}
    >
      <StatusChip status={row.status} />
      {row.openReturns === 0 ? null : (
        <StateChip color="warning" label={say('orders.returnsOpen', { n: row.openReturns })} />
      )}
    </Stack>
  );
}

/** The day's work, one press each. */
function Views() {
  const say = useWords();
  const { filterValues, setFilters } = useListContext();
  const { q, customerId, ...asked } = filterValues as Record<string, unknown>;
  const isIt = (filter: Record<string, unknown>): boolean =>
    JSON.stringify(filter) === JSON.stringify(asked);
  return (
    <Stack
      component="nav"
      aria-label={say('orders.views')}
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', p: 1.5, borderBottom: 1, borderColor: 'divider' }}
    >
      {VIEWS.map(({ label, filter }) => (
        <Chip
          key={label}
          label={say(label)}
          color={isIt(filter) ? 'primary' : 'default'}
          variant={isIt(filter) ? 'filled' : 'outlined'}
          aria-pressed={isIt(filter)}
          data-view
          onClick={() =>
            setFilters(
              {
                ...filter,
                ...(q === undefined ? {} : { q }),
                ...(customerId === undefined ? {} : { customerId }),
              },
              {},
            )
          }
        />
      ))}
    </Stack>
  );
}

function PrintChosen() {
  const say = useWords();
  const navigate = useNavigate();
  const { selectedIds } = useListContext();
  const packing = `/packing?ids=${selectedIds.join(',')}`;
  useHotKey('packing', () => void navigate(packing));
  return (
    <>
      <KeyTip of="packing">
        <Button component={Link} to={packing} startIcon={<PrintIcon />}>
          {say('orders.print')}
        </Button>
      </KeyTip>
      <Button
        component={Link}
        to={`/invoices?ids=${selectedIds.join(',')}`}
        startIcon={<ReceiptIcon />}
      >
        {say('orders.printInvoices')}
      </Button>
    </>
  );
}
