// What was paid, how and when? Recorded by mode and reference; a mistake is taken back by an opposite row.
import { type DeskOrder, isolated, PAYMENT_MODES, type PaymentMode } from '@millwright/contracts';
import { Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { shopDay } from '../../lib/api.ts';
import { useFormats } from '../../lib/format.ts';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { ActionDialog, fromPaise, newOnce, toPaise, useAct, useMayWriteOrders } from './order-action.tsx';
import { Who } from './order-chips.tsx';
import { Part } from './order-parts.tsx';

type Payment = DeskOrder['payments'][number];

export function OrderPayments({ order }: { order: DeskOrder }) {
  const say = useWords();
  const { money } = useFormats();
  const mayWrite = useMayWriteOrders();
  const [isOpen, setOpen] = useState(false);
  const [mistaken, setMistaken] = useState<Payment | null>(null);
  return (
    <Part
      title={say('orders.payments')}
      action={
        mayWrite ? (
          <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
            {say('orders.recordPayment')}
          </Button>
        ) : null
      }
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {order.payments.length === 0
          ? say('orders.noPayments')
          : say('orders.paidOf', { paid: isolated(money(order.paid)), total: isolated(money(order.total.INR)) })}
      </Typography>
      {order.payments.map((payment) => (
        <PaymentRow key={payment.id} payment={payment} onReverse={mayWrite ? () => setMistaken(payment) : null} />
      ))}
      {isOpen ? <PaymentDialog order={order} onClose={() => setOpen(false)} /> : null}
      {mistaken === null ? null : <ReverseDialog order={order} payment={mistaken} onClose={() => setMistaken(null)} />}
    </Part>
  );
}

function PaymentRow({ payment, onReverse }: { payment: Payment; onReverse: (() => void) | null }) {
  const say = useWords();
  const { money, day } = useFormats();
  return (
    <Box sx={{ py: 1, borderTop: 1, borderColor: 'divider', display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'baseline' }}>
      <Typography variant="body2" sx={{ fontWeight: 600, ...(payment.reversed ? { textDecoration: 'line-through' } : {}) }}>
        <Ltr>{money(payment.amount)}</Ltr>
      </Typography>
      <Typography variant="body2">
        {day(payment.receivedOn)} · {payment.reverses === null ? say(`orders.mode.${payment.mode}`) : say('orders.reversal')} ·{' '}
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

function PaymentDialog({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const say = useWords();
  const act = useAct();
  const [once] = useState(newOnce);
  const [mode, setMode] = useState<PaymentMode>(order.paymentMode);
  const [receivedOn, setReceivedOn] = useState(() => shopDay());
  const [reference, setReference] = useState('');
  const [amount, setAmount] = useState(fromPaise(Math.max(0, order.total.INR - order.paid)));
  const [note, setNote] = useState('');
  const paise = toPaise(amount);
  return (
    <ActionDialog
      title={say('orders.recordPayment')}
      button={say('orders.save')}
      onClose={onClose}
      onDo={() => act('POST', `/orders/${order.id}/payments`, { once, mode, receivedOn, reference, amount: paise ?? 0, note })}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <TextField select label={say('orders.mode')} value={mode} onChange={(event) => setMode(event.target.value as PaymentMode)}>
          {PAYMENT_MODES.map((each) => (
            <MenuItem key={each} value={each}>
              {say(`orders.mode.${each}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label={say('orders.amountInr')}
          value={amount}
          required
          error={paise === null || paise === 0}
          onChange={(event) => setAmount(event.target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr' } }}
        />
        <TextField
          label={say('orders.reference')}
          value={reference}
          required
          onChange={(event) => setReference(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 100, dir: 'ltr' } }}
        />
        <TextField
          type="date"
          label={say('orders.received')}
          value={receivedOn}
          required
          onChange={(event) => setReceivedOn(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          label={say('orders.paymentNote')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </Stack>
    </ActionDialog>
  );
}

function ReverseDialog({ order, payment, onClose }: { order: DeskOrder; payment: Payment; onClose: () => void }) {
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
      <TextField
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
