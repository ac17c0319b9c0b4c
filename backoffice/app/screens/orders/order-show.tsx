// Order page: lines, totals, addresses, history and the actions of its state.
import type { AdminOrder } from '@millwright/contracts';
import { Box, Chip, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Show, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { useMay } from '../../lib/use-may.ts';
import { CompanyMissing } from '../../ui/company-missing.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { PaymentChip, StatusChip } from './order-chips.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMails } from './order-mails.tsx';
import { OrderNotes } from './order-notes.tsx';
import { AddressText, DeliveryPlace, FactList, Part } from './order-parts.tsx';
import { OrderPayments } from './order-payments.tsx';
import { OrderProposals } from './order-proposals.tsx';
import { OrderReturns } from './order-returns.tsx';
import { OrderShipments } from './order-shipments.tsx';
import { OrderSteps } from './order-steps.tsx';
import { OrderWalk } from './order-walk.tsx';

export function OrderShow() {
  return (
    <Show actions={false} component="div">
      <Order />
    </Show>
  );
}

function Order() {
  const order = useRecordContext<AdminOrder>();
  const { moment } = useFormats();
  // The list knows rows of fewer columns, and they come first.
  if (order?.lines === undefined) return null;
  return (
    <Box sx={{ py: 2 }}>
      <Stack
        direction="row"
        spacing={1.5}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}
      >
        <OrderWalk id={order.id} />
        <OrderHeading key={order.id} orderId={order.orderId} />
        <StatusChip status={order.status} />
        <PaymentChip {...order} />
        <Typography variant="body2" color="textSecondary">
          {moment(order.placedAt)}
        </Typography>
        <Box sx={{ flexGrow: 1 }} />
        <OrderSteps order={order} />
      </Stack>
      <CompanyMissing fields={order.companyMissing} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <OrderLines order={order} />
          <OrderProposals order={order} />
          <OrderShipments order={order} />
          <OrderPayments order={order} />
          <OrderReturns order={order} />
          <OrderNotes order={order} />
        </Stack>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <Facts order={order} />
          <Addresses order={order} />
          <OrderDocuments order={order} />
          <OrderHistory order={order} />
          <OrderMails order={order} />
        </Stack>
      </Box>
    </Box>
  );
}

/** The focus comes here from the list and from the order before, so that a screen reader says where it is. */
function OrderHeading({ orderId }: { orderId: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <Typography component="h2" variant="h6" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
      <Ltr mono>{orderId}</Ltr>
    </Typography>
  );
}

function Facts({ order }: { order: AdminOrder }) {
  const say = useWords();
  const { day } = useFormats();
  const { customer } = order;
  const { account } = customer;
  return (
    <Part title={say('orders.facts')}>
      <FactList
        facts={[
          [
            say('orders.customer'),
            <span key="customer">
              <CustomerName customer={customer} />{' '}
              {account?.blocked === true ? (
                <Chip size="small" color="error" label={say('orders.blocked')} />
              ) : null}
              {account?.verified === true ? (
                <Chip
                  size="small"
                  variant="outlined"
                  color="success"
                  label={say('orders.verified')}
                />
              ) : null}
            </span>,
          ],
          [
            say('orders.company'),
            order.companyName === '' ? null : <Name key="company">{order.companyName}</Name>,
          ],
          [say('orders.email'), account === null ? null : <Ltr key="email">{account.email}</Ltr>],
          [
            say('orders.mobile'),
            account === null ? null : <Ltr key="mobile">{account.mobile}</Ltr>,
          ],
          [say('orders.taxId'), order.taxId === '' ? null : <Ltr key="tax">{order.taxId}</Ltr>],
          [
            say('orders.purchaseOrder'),
            order.purchaseOrderNumber === '' ? null : (
              <Ltr key="po">{order.purchaseOrderNumber}</Ltr>
            ),
          ],
          [say('orders.mode'), say(`orders.mode.${order.paymentMode}`)],
          [
            say('orders.due'),
            order.paymentDue === null ? say('orders.dueAfterInvoice') : day(order.paymentDue),
          ],
          [say('orders.expected'), day(order.expectedDelivery)],
          [say('orders.language'), say(`language.${order.locale as 'en' | 'ru' | 'ar'}`)],
          [say('orders.note'), order.note === '' ? null : <Name key="note">{order.note}</Name>],
        ]}
      />
    </Part>
  );
}

/** Link to the customer, for staff who may see customers. */
function CustomerName({ customer: { id, name, account } }: Pick<AdminOrder, 'customer'>) {
  const may = useMay('customers:read');
  const shown = <Name>{name || (account?.email ?? `#${id}`)}</Name>;
  return may ? <Link to={`/customers/${id}/show`}>{shown}</Link> : shown;
}

function Addresses({ order }: { order: AdminOrder }) {
  const say = useWords();
  return (
    <Part title={say('orders.delivery')}>
      <DeliveryPlace order={order} />
      <Typography component="h3" variant="subtitle2" sx={{ mt: 1.5, fontWeight: 600 }}>
        {say('orders.billing')}
      </Typography>
      <AddressText address={order.billing} company={order.companyName} name={order.buyerName} />
    </Part>
  );
}
