// Dialog that changes an order while it is Pending: quantities, unit prices or a discount by line, new lines, agreed freight, and the reason that the buyer reads.
import { type AdminOrder, PROPOSAL_DAYS } from '@millwright/contracts';
import { Box, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { minorOf, percentOf, piecesOf, typed } from '../../lib/amounts.ts';
import { baseCurrency } from '../../lib/api.ts';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { ProductPicker } from '../../ui/product-picker.tsx';
import { ActionField } from './action-field.tsx';
import { ActionDialog, useAct } from './order-action.tsx';

const FREIGHT = ['open', 'sum', 'free', 'collected'] as const;
type Freight = (typeof FREIGHT)[number];
/** `minor`: the unit price that the field began with. */
type Draft = {
  productId: number;
  sku: string;
  name: string;
  pieces: string;
  price: string;
  discount: string;
  minor: number;
  isNew: boolean;
};

export function ContentsDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const say = useWords();
  const act = useAct();
  const [lines, setLines] = useState<Draft[]>(() =>
    order.lines.map(({ productId, sku, name, quantity, unitPrice }) => ({
      ...{
        productId,
        sku,
        name,
        pieces: String(quantity),
        price: typed(unitPrice.base),
        discount: '',
      },
      minor: unitPrice.base,
      isNew: false,
    })),
  );
  const [freight, setFreight] = useState<Freight>(freightOf(order));
  const [sum, setSum] = useState(freightOf(order) === 'sum' ? typed(order.freight?.base ?? 0) : '');
  const [reason, setReason] = useState('');
  const [consent, setConsent] = useState('');
  const [days, setDays] = useState(String(PROPOSAL_DAYS));
  const change = (productId: number, more: Partial<Draft>) =>
    setLines(lines.map((line) => (line.productId === productId ? { ...line, ...more } : line)));
  const isPriced = lines.some(
    (line) => piecesOf(line.pieces) !== 0 && (line.isNew || minorOf(line.price) !== line.minor),
  );
  const freightSum = minorOf(sum);
  const send = async (): Promise<void> => {
    const wanted = lines.map((line) => ({
      productId: line.productId,
      quantity: piecesOf(line.pieces),
      unitPrice: minorOf(line.price),
    }));
    // What is no number must not be sent as another one.
    if (lines.some(isFaulty) || !areDays(days) || (freight === 'sum' && freightSum === null))
      throw new Error(say('orders.correctMarked'));
    await act('PUT', `/orders/${order.id}/contents`, {
      version: order.version,
      lines: wanted.filter(({ quantity }) => quantity !== 0),
      freight: freight === 'open' ? null : freight === 'sum' ? freightSum : 0,
      freightCollected: freight === 'collected',
      reason,
      consent,
      answerDays: Number(days),
    });
  };
  return (
    <ActionDialog
      title={say('orders.editTitle')}
      button={say('orders.save')}
      onClose={onClose}
      onDo={send}
    >
      <Typography variant="body2" sx={{ mb: 2 }}>
        {say('orders.editHelp')}
      </Typography>
      <Stack spacing={2}>
        {lines.map((line) => (
          <DraftLine
            key={line.productId}
            line={line}
            onChange={(more) => change(line.productId, more)}
          />
        ))}
        <ProductPicker
          label={say('orders.addLine')}
          taken={lines.map((line) => line.productId)}
          onChoose={({ id, sku, name, price }) =>
            setLines([
              ...lines,
              {
                productId: id,
                sku,
                name,
                pieces: '1',
                price: typed(price),
                discount: '',
                minor: price,
                isNew: true,
              },
            ])
          }
        />
        <TextField
          select
          label={say('orders.freight')}
          value={freight}
          onChange={(event) => setFreight(event.target.value as Freight)}
        >
          {FREIGHT.map((each) => (
            <MenuItem key={each} value={each}>
              {say(each === 'open' ? 'orders.freightOpen' : `orders.freight.${each}`)}
            </MenuItem>
          ))}
        </TextField>
        {freight === 'sum' ? (
          <TextField
            label={say('orders.freightIn', { currency: baseCurrency() })}
            value={sum}
            required
            error={freightSum === null}
            helperText={freightSum === null ? say('orders.notAmount') : undefined}
            onChange={(event) => setSum(event.target.value)}
            slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr' } }}
          />
        ) : null}
        <ActionField
          name="reason"
          label={say('orders.editReason')}
          value={reason}
          required={isPriced}
          multiline
          onChange={(event) => setReason(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        <ActionField
          name="consent"
          label={say('orders.editConsent')}
          value={consent}
          multiline
          onChange={(event) => setConsent(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        <TextField
          label={say('orders.editDays')}
          value={days}
          error={!areDays(days)}
          helperText={areDays(days) ? undefined : say('orders.editDaysFaulty')}
          onChange={(event) => setDays(event.target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr' } }}
        />
      </Stack>
    </ActionDialog>
  );
}

function DraftLine({ line, onChange }: { line: Draft; onChange: (more: Partial<Draft>) => void }) {
  const say = useWords();
  const unitPrice = say('orders.unitPriceIn', { currency: baseCurrency() });
  const discount = (text: string): void => {
    const percent = percentOf(text);
    onChange({
      discount: text,
      ...(percent !== null
        ? { price: typed(Math.max(1, Math.round(line.minor * (1 - percent / 100)))) }
        : {}),
    });
  };
  return (
    <Box>
      <Typography variant="body2">
        <Name>{line.name}</Name>
      </Typography>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 1 }}>
        <Ltr>{line.sku}</Ltr>
      </Typography>
      <Stack direction="row" spacing={1}>
        <TextField
          label={say('orders.quantity')}
          value={line.pieces}
          error={piecesOf(line.pieces) === null}
          helperText={piecesOf(line.pieces) === null ? say('orders.notPieces') : undefined}
          onChange={(event) => onChange({ pieces: event.target.value })}
          slotProps={{
            htmlInput: {
              inputMode: 'numeric',
              dir: 'ltr',
              'aria-label': `${say('orders.quantity')}: ${line.sku}`,
            },
          }}
        />
        <TextField
          label={unitPrice}
          value={line.price}
          error={!isPrice(line.price)}
          helperText={isPrice(line.price) ? undefined : say('orders.notAmount')}
          onChange={(event) => onChange({ price: event.target.value, discount: '' })}
          slotProps={{
            htmlInput: {
              inputMode: 'decimal',
              dir: 'ltr',
              'aria-label': `${unitPrice}: ${line.sku}`,
            },
          }}
        />
        <TextField
          label={say('orders.discountPercent')}
          value={line.discount}
          error={!isDiscount(line.discount)}
          helperText={isDiscount(line.discount) ? undefined : say('orders.notPercent')}
          onChange={(event) => discount(event.target.value)}
          slotProps={{
            htmlInput: {
              inputMode: 'decimal',
              dir: 'ltr',
              'aria-label': `${say('orders.discountPercent')}: ${line.sku}`,
            },
          }}
        />
      </Stack>
    </Box>
  );
}

function areDays(text: string): boolean {
  return /^\d{1,2}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 60;
}

function isPrice(text: string): boolean {
  return (minorOf(text) ?? 0) > 0;
}

function isDiscount(text: string): boolean {
  return text.trim() === '' || percentOf(text) !== null;
}

function isFaulty({ pieces, price, discount }: Draft): boolean {
  return piecesOf(pieces) === null || !isPrice(price) || !isDiscount(discount);
}

function freightOf({ freight, freightCollected }: AdminOrder): Freight {
  if (freight === null) return 'open';
  return freight.base > 0 ? 'sum' : freightCollected ? 'collected' : 'free';
}
