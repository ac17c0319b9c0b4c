// Payments and refunds of an order, recorded by mode and reference; a mistake is reversed by an opposite row.
import { type AdminOrder, isolated, PAYMENT_MODES, type PaymentMode } from '@millwright/contracts';
import { Alert, Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { minorOf, typed } from '../../lib/amounts.ts';
import { baseCurrency, shopDay } from '../../lib/api.ts';
import { useFormats } from '../../lib/format.ts';
import { useHotKey } from '../../lib/hot-keys.ts';
import { KeyTip } from '../../ui/hot-keys.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { ActionField } from './action-field.tsx';
import { ActionDialog, newIdempotencyKey, useAct, useMayWriteOrders } from './order-action.tsx';
import { Who } from './order-chips.tsx';
import { Part } from './order-parts.tsx';

type Payment = AdminOrder['payments'][number];

export function OrderPayments({ order }: { order: AdminOrder }) {
  const say = useWords();
  const { money } = useFormats();
  const mayWrite = useMayWriteOrders();
  const [open, setOpen] = useState<'payment' | 'refund' | null>(null);
  const [mistaken, setMistaken] = useState<Payment | null>(null);
  useHotKey('payment', mayWrite ? () => setOpen('payment') : null);
  return (
    <Part
      title={say('orders.payments')}
      action={
        mayWrite ? (
          <KeyTip of="payment">
            <Button variant="outlined" size="small" onClick={() => setOpen('payment')}>
              {say('orders.recordPayment')}
            </Button>
          </KeyTip>
        ) : null
      }
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {order.payments.length === 0
          ? say('orders.noPayments')
          : say('orders.paidOf', {
              paid: isolated(money(order.paid)),
              total: isolated(money(owed(order))),
            })}
      </Typography>
      {order.refundDue === 0 ? null : (
        <Alert
          severity="warning"
          sx={{ mb: 1 }}
          action={
            mayWrite ? (
              <Button color="inherit" size="small" onClick={() => setOpen('refund')}>
                {say('orders.recordRefund')}
              </Button>
            ) : null
          }
        >
          {say('orders.refundDue', { amount: isolated(money(order.refundDue)) })}
        </Alert>
      )}
      {order.payments.map((payment) => (
        <PaymentRow
          key={payment.id}
          payment={payment}
          onReverse={mayWrite ? () => setMistaken(payment) : null}
        />
      ))}
      {open === null ? null : (
        <MoneyDialog order={order} kind={open} onClose={() => setOpen(null)} />
      )}
      {mistaken === null ? null : (
        <ReverseDialog order={order} payment={mistaken} onClose={() => setMistaken(null)} />
      )}
    </Part>
  );
}

/** What the order costs as it stands, in the base currency. */
const owed = ({ status, total, credited }: AdminOrder): number =>
  status === 'Cancelled' ? 0 : total.base - credited.base;

function PaymentRow({ payment, onReverse }: { payment: Payment; onReverse: (() => void) | null }) {
  const say = useWords();
  const { money, day } = useFormats();
  return (
    <Box
      sx={{
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        display: 'flex',
        gap: 1,
        flexWrap: 'wrap',
        alignItems: 'baseline',
      }}
    >
      <Typography
        variant="body2"
        sx={{ fontWeight: 600, ...(payment.reversed ? { textDecoration: 'line-through' } : {}) }}
      >
        <Ltr>{money(payment.amount)}</Ltr>
      </Typography>
      <Typography variant="body2">
        {day(payment.receivedOn)} ·{' '}
        {payment.reverses === null ? say(`orders.mode.${payment.mode}`) : say('orders.reversal')}
        {payment.reverses === null && payment.amount < 0 ? ` (${say('orders.refund')})` : ''} ·{' '}
        <Ltr mono>{payment.reference}</Ltr>
        {payment.reversed ? ` · ${say('orders.reversed')}` : ''}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {payment.note === '' ? null : (
          <>
            <Name>{payment.note}</Name> ·{' '}
          </>
        )}
        <Who actor={payment.actor} />
      </Typography>
      <Box sx={{ flexGrow: 1 }} />
      {onReverse === null || payment.reversed || payment.reverses !== null ? null : (
        <Button size="small" color="error" onClick={onReverse}>
          {say('orders.reverse')}
        </Button>
      )}
    </Box>
  );
}

function MoneyDialog({
  order,
  kind,
  onClose,
}: {
  order: AdminOrder;
  kind: 'payment' | 'refund';
  onClose: () => void;
}) {
  const say = useWords();
  const act = useAct();
  const [once] = useState(newIdempotencyKey);
  const [mode, setMode] = useState<PaymentMode>(order.paymentMode);
  const isRefund = kind === 'refund';
  const [on, setOn] = useState(() => shopDay());
  const [reference, setReference] = useState('');
  const [amount, setAmount] = useState(
    typed(isRefund ? order.refundDue : Math.max(0, owed(order) - order.paid)),
  );
  const [note, setNote] = useState('');
  const minor = minorOf(amount);
  return (
    <ActionDialog
      title={say(isRefund ? 'orders.recordRefund' : 'orders.recordPayment')}
      button={say('orders.save')}
      onClose={onClose}
      onDo={async () => {
        if (minor === null || minor === 0) throw new Error(say('orders.correctMarked'));
        const money = { once, mode, reference, amount: minor, note };
        return isRefund
          ? act('POST', `/orders/${order.id}/refunds`, { ...money, paidOn: on })
          : act('POST', `/orders/${order.id}/payments`, { ...money, receivedOn: on });
      }}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <TextField
          select
          label={say('orders.mode')}
          value={mode}
          onChange={(event) => setMode(event.target.value as PaymentMode)}
        >
          {PAYMENT_MODES.map((each) => (
            <MenuItem key={each} value={each}>
              {say(`orders.mode.${each}`)}
            </MenuItem>
          ))}
        </TextField>
        <ActionField
          name="amount"
          label={say('orders.amountIn', { currency: baseCurrency() })}
          value={amount}
          required
          error={minor === null || minor === 0}
          helperText={minor === null || minor === 0 ? say('orders.notAmount') : undefined}
          onChange={(event) => setAmount(event.target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr' } }}
        />
        <ActionField
          name="reference"
          label={say('orders.reference')}
          value={reference}
          required
          // The one field without a proposal.
          autoFocus
          onChange={(event) => setReference(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 100, dir: 'ltr' } }}
        />
        <ActionField
          name={isRefund ? 'paidOn' : 'receivedOn'}
          type="date"
          label={say(isRefund ? 'orders.paidOn' : 'orders.received')}
          value={on}
          required
          onChange={(event) => setOn(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <ActionField
          name="note"
          label={say('orders.paymentNote')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </Stack>
    </ActionDialog>
  );
}

function ReverseDialog({
  order,
  payment,
  onClose,
}: {
  order: AdminOrder;
  payment: Payment;
  onClose: () => void;
}) {
  const say = useWords();
  const act = useAct();
  const [note, setNote] = useState('');
  return (
    <ActionDialog
      title={say('orders.reverseTitle')}
      button={say('orders.reverse')}
      color="error"
      onClose={onClose}
      onDo={() => act('POST', `/orders/${order.id}/payments/${payment.id}/reverse`, { note })}
    >
      <Typography variant="body2" sx={{ mb: 2 }}>
        {say('orders.reverseHelp')}
      </Typography>
      <ActionField
        name="note"
        fullWidth
        required
        label={say('orders.reason')}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </ActionDialog>
  );
}
