// Order on behalf of a customer who rang up: goods and units on the left, costs and addresses beside them; the server prices every change.
import {
  type AdminCustomer,
  isolated,
  isolatedName,
  type OnBehalfPrices,
  PAYMENT_MODES,
  type PaymentMode,
  type QuoteGood,
} from '@millwright/contracts';
import {
  Alert,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { rejectionOf } from '../../lib/act.ts';
import { api } from '../../lib/api.ts';
import { useFormats } from '../../lib/format.ts';
import { type Asked, useAnswer } from '../../lib/use-answer.ts';
import { AskedFor } from '../../ui/asked.tsx';
import { Ltr } from '../../ui/isolated.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { newIdempotencyKey } from '../orders/order-action.tsx';
import { AddressText, Part } from '../orders/order-parts.tsx';
import { FindGoods } from '../quotes/quote-lines.tsx';
import { type WantedLine, WantedLines } from './order-for-lines.tsx';

export function OrderForPage() {
  const { id } = useParams();
  const asked: Asked<AdminCustomer> = useAnswer<AdminCustomer>(`/customers/${id}`);
  return <AskedFor asked={asked}>{(customer) => <OrderFor customer={customer} />}</AskedFor>;
}

type Form = {
  purchaseOrderNumber: string;
  note: string;
  paymentMode: PaymentMode;
  termsAccepted: boolean;
};
const EMPTY: Form = {
  purchaseOrderNumber: '',
  note: '',
  paymentMode: 'telegraphic-transfer',
  termsAccepted: false,
};

function OrderFor({ customer }: { customer: AdminCustomer }) {
  const say = useWords();
  const notify = useNotify();
  const navigate = useNavigate();
  const [once] = useState(newIdempotencyKey);
  const [lines, setLines] = useState<WantedLine[]>([]);
  const [form, setForm] = useState(EMPTY);
  const [refused, setRejected] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { prices, fault, ask } = usePrices(customer.id, lines);
  const name = `${customer.firstName} ${customer.lastName}`.trim() || customer.email;
  const mayPlace = prices !== null && prices.rejection === null && form.termsAccepted && !isBusy;
  const place = async (): Promise<void> => {
    if (prices === null) return;
    setBusy(true);
    setRejected('');
    try {
      const body = { once, lines: wantedOf(lines), total: prices.total, ...form };
      const order = await api<{ id: number; orderId: string }>(
        'POST',
        `/customers/${customer.id}/orders`,
        { body },
      );
      notify(say('orderFor.placed', { number: isolated(order.orderId) }), { type: 'success' });
      navigate(`/orders/${order.id}/show`);
    } catch (error) {
      setRejected(rejectionOf(error, say('common.failed')));
      ask();
    }
    setBusy(false);
  };
  const add = ({ id, sku, name: goodName }: QuoteGood) =>
    setLines([...lines, { productId: id, sku, name: goodName, quantity: String(1) }]);
  return (
    <Box sx={{ pb: 4 }}>
      <PageHeading>{say('orderFor.title', { name: isolatedName(name) })}</PageHeading>
      <Alert
        severity="warning"
        sx={{ mb: 2 }}
        action={
          <Button
            color="inherit"
            size="small"
            component={Link}
            to={`/customers/${customer.id}/show`}
          >
            {say('orderFor.back')}
          </Button>
        }
      >
        {say('orderFor.help')}
      </Alert>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <Part title={say('orders.lines')}>
          <WantedLines lines={lines} prices={prices} onChange={setLines} />
          <FindGoods taken={lines.map((line) => line.productId)} onFound={add} />
        </Part>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          {fault === '' ? null : <Alert severity="error">{fault}</Alert>}
          {prices === null ? null : <Sums prices={prices} company={customer.companyName} />}
          <Part title={say('orders.facts')}>
            <Stack spacing={2}>
              <TextField
                label={say('orders.purchaseOrder')}
                value={form.purchaseOrderNumber}
                onChange={(event) => setForm({ ...form, purchaseOrderNumber: event.target.value })}
                slotProps={{ htmlInput: { maxLength: 60, dir: 'ltr' } }}
              />
              <TextField
                select
                label={say('orders.mode')}
                value={form.paymentMode}
                onChange={(event) =>
                  setForm({ ...form, paymentMode: event.target.value as PaymentMode })
                }
              >
                {PAYMENT_MODES.map((mode) => (
                  <MenuItem key={mode} value={mode}>
                    {say(`orders.mode.${mode}`)}
                  </MenuItem>
                ))}
              </TextField>
              <TextField
                multiline
                label={say('orderFor.note')}
                value={form.note}
                onChange={(event) => setForm({ ...form, note: event.target.value })}
                slotProps={{ htmlInput: { maxLength: 1_000 } }}
              />
              <FormControlLabel
                control={
                  <Checkbox
                    checked={form.termsAccepted}
                    onChange={(_event, checked) => setForm({ ...form, termsAccepted: checked })}
                  />
                }
                label={say('orderFor.terms')}
              />
              {refused === '' ? null : <Alert severity="error">{refused}</Alert>}
              <Button variant="contained" disabled={!mayPlace} onClick={() => void place()}>
                {say('orderFor.place')}
              </Button>
            </Stack>
          </Part>
        </Stack>
      </Box>
    </Box>
  );
}

function Sums({ prices, company }: { prices: OnBehalfPrices; company: string }) {
  const say = useWords();
  const { money } = useFormats();
  const sums: [string, number][] = [
    [say('orders.subtotal'), prices.subtotal],
    ...prices.taxes.map(({ name, value }): [string, number] => [name, value]),
    [say('orders.grandTotal'), prices.total],
  ];
  return (
    <Part title={say('orders.grandTotal')}>
      {prices.rejection === null ? null : (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {prices.rejection}
        </Alert>
      )}
      {sums.map(([name, value], place) => (
        <Stack key={name} direction="row" sx={{ justifyContent: 'space-between', py: 0.25 }}>
          <Typography variant="body2">{name}</Typography>
          <Typography variant="body2" sx={place === sums.length - 1 ? { fontWeight: 700 } : {}}>
            <Ltr>{money(value)}</Ltr>
          </Typography>
        </Stack>
      ))}
      {prices.delivery === null ? null : (
        <>
          <Typography component="h3" variant="subtitle2" sx={{ mt: 1.5, fontWeight: 600 }}>
            {say('orderFor.deliverTo')}
          </Typography>
          <AddressText address={prices.delivery} company={company} />
        </>
      )}
    </Part>
  );
}

const isCount = (text: string): boolean =>
  /^[1-9]\d{0,6}$/.test(text.trim()) && Number(text) <= 1_000_000;
const wantedOf = (lines: readonly WantedLine[]) =>
  lines.map(({ productId, quantity }) => ({ productId, quantity: Number(quantity) }));

/** Asked a moment after the last change; null while it is not known, or something that was typed is no number of units. */
function usePrices(
  customerId: number,
  lines: readonly WantedLine[],
): { prices: OnBehalfPrices | null; fault: string; ask: () => void } {
  const say = useWords();
  const [prices, setPrices] = useState<OnBehalfPrices | null>(null);
  const [fault, setFault] = useState('');
  const [again, setAgain] = useState(0);
  const isWhole = lines.length > 0 && lines.every(({ quantity }) => isCount(quantity));
  const wanted = isWhole ? JSON.stringify(wantedOf(lines)) : '';
  const failed = say('common.failed');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` asks anew for the same lines
  useEffect(() => {
    setPrices(null);
    if (wanted === '') return undefined;
    let isLate = false;
    const timer = setTimeout(() => {
      const body = { lines: JSON.parse(wanted) };
      api<OnBehalfPrices>('POST', `/customers/${customerId}/order-prices`, { body }).then(
        (answer) => {
          if (isLate) return;
          setPrices(answer);
          setFault('');
        },
        (error) => {
          if (!isLate) setFault(rejectionOf(error, failed));
        },
      );
    }, 300);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [customerId, wanted, again, failed]);
  return { prices, fault, ask: () => setAgain(again + 1) };
}
