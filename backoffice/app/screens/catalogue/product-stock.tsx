// Stock of a product with its movements: corrected to the counted quantity, with a reason.
import type { AdminProduct, HeldAt, StockMovement } from '@millwright/contracts';
import {
  Alert,
  Box,
  Button,
  Link as MuiLink,
  TablePagination,
  TextField,
  Typography,
} from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useWords, type WordKey } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { useFormats } from '../../lib/format.ts';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { LocationSelect } from '../../ui/location-select.tsx';
import { SmallTable } from '../../ui/small-table.tsx';
import { ProductReceipts } from './expected-receipts.tsx';
import { useMayEdit } from './may-edit.tsx';
import { ProductReorderPoint } from './reorder-point.tsx';
import { useAnswer } from './use-answer.ts';

const PAGE = 25;

export function ProductStockPanel({ id }: { id: number }) {
  const say = useWords();
  const { number } = useFormats();
  const may = useMayEdit();
  const [page, setPage] = useState(0);
  const product = useAnswer<AdminProduct>(`/products/${id}`);
  const movements = useAnswer<{ rows: StockMovement[]; total: number }>(`/products/${id}/stock`, {
    start: page * PAGE,
    count: PAGE,
  });
  const places = useAnswer<{ rows: HeldAt[] }>(`/products/${id}/stock-locations`);
  const changed = (): void => {
    product.again();
    movements.again();
    places.again();
  };
  const failure = product.failure ?? movements.failure ?? places.failure;
  if (failure !== null) return <Alert severity="error">{failure}</Alert>;
  if (product.answer === null || places.answer === null) return null;
  const { onHand, reserved, toShip, sku } = product.answer;
  const held = places.answer.rows;
  const hasSeveral = held.length > 1;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box component="dl" sx={{ display: 'flex', gap: 4, m: 0, flexWrap: 'wrap' }}>
        {(
          [
            ['products.onHand', onHand],
            ['products.reserved', reserved],
            ['products.free', onHand - reserved],
            ['products.toShip', toShip],
          ] as const
        ).map(([label, value]) => (
          <Box key={label}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {say(label)}
            </Typography>
            <Typography component="dd" variant="h6" sx={{ m: 0 }}>
              {number(value)}
            </Typography>
          </Box>
        ))}
      </Box>
      {hasSeveral ? <Split held={held} sku={sku} mayMove={may} /> : null}
      {may ? <Correction key={JSON.stringify(held)} id={id} held={held} onDone={changed} /> : null}
      <ProductReorderPoint productId={id} />
      <ProductReceipts productId={id} onChange={changed} />
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {say('stock.movements')}
      </Typography>
      {movements.answer === null ? null : (
        <Movements {...movements.answer} page={page} onPage={setPage} showsLocations={hasSeveral} />
      )}
    </Box>
  );
}

/** How many units each location holds; together they are on hand. */
function Split({ held, sku, mayMove }: { held: HeldAt[]; sku: string; mayMove: boolean }) {
  const say = useWords();
  const { number } = useFormats();
  return (
    <Box sx={{ maxInlineSize: 480 }}>
      <SmallTable
        label={say('locations.many')}
        head={[say('locations.at'), say('products.onHand')]}
        rows={held.map(({ id, name, quantity }) => [
          <Name key={id}>{name}</Name>,
          number(quantity),
        ])}
      />
      {mayMove ? (
        <MuiLink
          component={Link}
          to={`/stock-transfers/create?part=${encodeURIComponent(sku)}`}
          sx={{ display: 'inline-block', mt: 1 }}
        >
          {say('transfers.new')}
        </MuiLink>
      ) : null}
    </Box>
  );
}

type CorrectionProps = { id: number; held: HeldAt[]; onDone: () => void };

function Correction({ id, held, onDone }: CorrectionProps) {
  const say = useWords();
  const { number } = useFormats();
  const translate = useTranslate();
  const notify = useNotify();
  const [counted, setCounted] = useState('');
  const [note, setNote] = useState('');
  const [chosen, setChosen] = useState(held[0]?.id);
  const { quantity = 0, toShip = 0 } = held.find((place) => place.id === chosen) ?? {};
  const expected = quantity + toShip;
  const isReady = /^[0-9]{1,9}$/.test(counted.trim()) && note.trim() !== '';
  const correct = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      await api('POST', `/products/${id}/stock`, {
        body: { counted: Number(counted), seen: expected, note, locationId: chosen },
      });
      notify(translate('common.saved'), { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    onDone();
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => void correct(event)}
      sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <LocationSelect places={held} value={chosen} onChange={setChosen} />
      <TextField
        label={say('stock.counted')}
        value={counted}
        onChange={(event) => setCounted(event.target.value)}
        sx={{ inlineSize: 170 }}
        slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr' } }}
      />
      <TextField
        label={say('stock.why')}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        sx={{ flex: '1 1 220px' }}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <Button type="submit" variant="contained" disabled={!isReady}>
        {say('stock.correct')}
      </Button>
      {toShip === 0 ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ flexBasis: '100%' }}>
          {say('stock.withOrdered', { n: number(toShip), all: number(expected) })}
        </Typography>
      )}
    </Box>
  );
}

type MovementsProps = {
  rows: StockMovement[];
  total: number;
  page: number;
  onPage: (page: number) => void;
  showsLocations: boolean;
};

function Movements({ rows, total, page, onPage, showsLocations }: MovementsProps) {
  const say = useWords();
  const { moment, number } = useFormats();
  if (total === 0) return <Typography color="textSecondary">{say('stock.none')}</Typography>;
  return (
    <Box>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {rows.map((row) => (
          <Box
            component="li"
            key={row.id}
            sx={{
              ...{
                display: 'grid',
                gap: 1,
                py: 1,
                borderBottom: 1,
                borderColor: 'divider',
                alignItems: 'baseline',
              },
              gridTemplateColumns: {
                xs: '64px 64px minmax(0, 1fr)',
                sm: '80px 80px minmax(0, 1fr) auto',
              },
            }}
          >
            <Typography
              sx={{ fontWeight: 600, color: row.delta < 0 ? 'error.main' : 'success.main' }}
            >
              <Ltr>{`${row.delta > 0 ? '+' : '−'}${number(Math.abs(row.delta))}`}</Ltr>
            </Typography>
            <Typography color="textSecondary" title={say('stock.after')}>
              {`= ${number(row.balance)}`}
            </Typography>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {say(`stock.${row.reason}` as WordKey)}
              {showsLocations ? (
                <>
                  {' · '}
                  <Name>{row.location}</Name>
                </>
              ) : null}
              {row.orderNumber === null ? null : (
                <>
                  {' '}
                  <Ltr mono>{row.orderNumber}</Ltr>
                </>
              )}
              {row.note === null ? null : (
                <>
                  {': '}
                  <Name>{row.note}</Name>
                </>
              )}
            </Typography>
            <Typography
              variant="body2"
              color="textSecondary"
              sx={{ gridColumn: { xs: '3', sm: 'auto' } }}
            >
              {row.who === null ? null : (
                <>
                  <Name>{row.who}</Name>
                  {' · '}
                </>
              )}
              {moment(row.at)}
            </Typography>
          </Box>
        ))}
      </Box>
      {total > PAGE ? (
        <TablePagination
          component="div"
          count={total}
          page={page}
          rowsPerPage={PAGE}
          rowsPerPageOptions={[PAGE]}
          onPageChange={(_, chosen) => onPage(chosen)}
          labelDisplayedRows={({ from, to, count }) => `${from}–${to} / ${count}`}
        />
      ) : null}
    </Box>
  );
}
