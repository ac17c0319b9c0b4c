// Expected receipts: what suppliers send, by product in its stock panel and as a list of its own; taken into stock when it arrives.
import type { ExpectedReceipt } from '@millwright/contracts';
import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Link as MuiLink,
  TextField,
  Typography,
} from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { useAct } from '../../lib/act.ts';
import { shopDay } from '../../lib/api.ts';
import { useFormats } from '../../lib/format.ts';
import { useMay } from '../../lib/use-may.ts';
import { AdminList } from '../../ui/admin-list.tsx';
import { StateChip } from '../../ui/cells.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { LocationOf } from '../../ui/location-select.tsx';
import { useAnswer } from './use-answer.ts';

/** More than one product ever waits for. */
const MOST = 50;

export function ExpectedReceiptList() {
  return (
    <AdminList<ExpectedReceipt>
      sort={{ field: 'expectedOn', order: 'ASC' }}
      search
      opens={false}
      empty="receipts.none"
      columns={[
        {
          source: 'expectedOn',
          label: 'receipts.day',
          sortable: true,
          render: (receipt) => <Day receipt={receipt} />,
        },
        {
          source: 'name',
          label: 'receipts.product',
          render: ({ productId, name, sku }) => (
            <MuiLink component={Link} to={`/products/${productId}`}>
              <Name>{name}</Name> <Ltr mono>{sku}</Ltr>
            </MuiLink>
          ),
        },
        {
          source: 'quantity',
          label: 'receipts.quantity',
          end: true,
          render: ({ quantity }, { number }) => number(quantity),
        },
        {
          source: 'reference',
          label: 'receipts.reference',
          render: ({ reference }) => <Name>{reference}</Name>,
        },
        {
          source: 'id',
          label: 'rates.actions',
          render: (receipt) => <Arrival receipt={receipt} />,
        },
      ]}
    />
  );
}

/** @param onChange after the stock of the product changed */
export function ProductReceipts({
  productId,
  onChange,
}: {
  productId: number;
  onChange: () => void;
}) {
  const say = useWords();
  const { number } = useFormats();
  const may = useMay('catalogue:write');
  const { answer, again } = useAnswer<{ rows: ExpectedReceipt[] }>('/expected-receipts', {
    productId,
    start: 0,
    count: MOST,
  });
  const changed = (): void => {
    again();
    onChange();
  };
  return (
    <Box component="section" aria-label={say('receipts.expected')} sx={{ display: 'grid', gap: 1 }}>
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {say('receipts.expected')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {answer?.rows.map((receipt) => (
          <Box
            component="li"
            key={receipt.id}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', py: 0.5 }}
          >
            <b>{number(receipt.quantity)}</b>
            <Day receipt={receipt} />
            <Name>{receipt.reference}</Name>
            <Arrival receipt={receipt} onDone={changed} />
          </Box>
        ))}
      </Box>
      {may ? <NewReceipt productId={productId} onDone={changed} /> : null}
    </Box>
  );
}

function Day({ receipt: { expectedOn, isLate } }: { receipt: ExpectedReceipt }) {
  const say = useWords();
  const { day } = useFormats();
  return (
    <span>
      {day(expectedOn)} {isLate ? <StateChip color="warning" label={say('receipts.late')} /> : null}
    </span>
  );
}

/** @param suggested units that stand there before anything is typed */
export function NewReceipt({
  productId,
  suggested = null,
  onDone,
}: {
  productId: number;
  suggested?: number | null;
  onDone: () => void;
}) {
  const say = useWords();
  const { act, isBusy } = useAct();
  const [quantity, setQuantity] = useState(suggested === null ? '' : String(suggested));
  const [expectedOn, setExpectedOn] = useState(shopDay(14));
  const [reference, setReference] = useState('');
  const isReady = isUnits(quantity) && expectedOn !== '';
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const body = { productId, quantity: Number(quantity), expectedOn, reference };
    if (!(await act('POST', '/expected-receipts', body))) return;
    setQuantity('');
    setReference('');
    onDone();
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => void add(event)}
      sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <TextField
        label={say('receipts.quantity')}
        value={quantity}
        onChange={(event) => setQuantity(event.target.value)}
        sx={{ inlineSize: 120 }}
        slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr' } }}
      />
      <TextField
        label={say('receipts.day')}
        type="date"
        value={expectedOn}
        onChange={(event) => setExpectedOn(event.target.value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: shopDay() } }}
      />
      <TextField
        label={say('receipts.reference')}
        value={reference}
        onChange={(event) => setReference(event.target.value)}
        sx={{ flex: '1 1 160px' }}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <Button type="submit" variant="outlined" disabled={!isReady || isBusy}>
        {say('receipts.add')}
      </Button>
    </Box>
  );
}

/** Buttons of one receipt: it arrived, in whole or in part, or it does not come. */
function Arrival({ receipt, onDone }: { receipt: ExpectedReceipt; onDone?: () => void }) {
  const say = useWords();
  const translate = useTranslate();
  const may = useMay('catalogue:write');
  const { act, isBusy } = useAct();
  const [arrived, setArrived] = useState<string | null>(null);
  const [isLast, setLast] = useState(false);
  const [locationId, setLocation] = useState<number>();
  if (!may) return null;
  const finish = (isDone: boolean): void => {
    if (!isDone) return;
    setArrived(null);
    onDone?.();
  };
  const take = async (): Promise<void> =>
    finish(
      await act('POST', `/expected-receipts/${receipt.id}/arrival`, {
        quantity: Number(arrived),
        seen: receipt.quantity,
        isLast,
        locationId,
      }),
    );
  const remove = async (): Promise<void> =>
    finish(await act('DELETE', `/expected-receipts/${receipt.id}`));
  return (
    <>
      <Button size="small" onClick={() => setArrived(String(receipt.quantity))}>
        {say('receipts.take')}
      </Button>
      <Button size="small" color="inherit" disabled={isBusy} onClick={() => void remove()}>
        {say('receipts.remove')}
      </Button>
      <Dialog open={arrived !== null} onClose={() => setArrived(null)}>
        <DialogTitle>{say('receipts.takeTitle')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1 }}>
          <TextField
            autoFocus
            label={say('receipts.arrived')}
            value={arrived ?? ''}
            onChange={(event) => setArrived(event.target.value)}
            sx={{ mt: 1 }}
            slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr' } }}
          />
          <LocationOf
            path={`/products/${receipt.productId}/stock-locations`}
            value={locationId}
            onChange={setLocation}
          />
          {isUnits(arrived ?? '') && Number(arrived) < receipt.quantity ? (
            <FormControlLabel
              control={
                <Checkbox checked={isLast} onChange={(event) => setLast(event.target.checked)} />
              }
              label={say('receipts.last')}
            />
          ) : null}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setArrived(null)}>{translate('ra.action.cancel')}</Button>
          <Button
            variant="contained"
            disabled={isBusy || !isUnits(arrived ?? '')}
            onClick={() => void take()}
          >
            {say('receipts.takeIt')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function isUnits(typed: string): boolean {
  return /^[1-9][0-9]{0,8}$/.test(typed.trim());
}
