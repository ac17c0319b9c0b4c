// Stock of a product with its movements: corrected to the counted quantity, with a reason.
import type { AdminProduct, StockMovement } from '@millwright/contracts';
import { Alert, Box, Button, TablePagination, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useWords, type WordKey } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { useFormats } from '../../lib/format.ts';
import { Ltr, Name } from '../../ui/isolated.tsx';
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
  const failure = product.failure ?? movements.failure;
  if (failure !== null) return <Alert severity="error">{failure}</Alert>;
  if (product.answer === null) return null;
  const { onHand, reserved } = product.answer;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box component="dl" sx={{ display: 'flex', gap: 4, m: 0, flexWrap: 'wrap' }}>
        {(
          [
            ['products.onHand', onHand],
            ['products.reserved', reserved],
            ['products.free', onHand - reserved],
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
      {may ? (
        <Correction
          key={onHand}
          id={id}
          onHand={onHand}
          onDone={() => {
            product.again();
            movements.again();
          }}
        />
      ) : null}
      <ProductReorderPoint productId={id} />
      <ProductReceipts
        productId={id}
        onChange={() => {
          product.again();
          movements.again();
        }}
      />
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {say('stock.movements')}
      </Typography>
      {movements.answer === null ? null : (
        <Movements {...movements.answer} page={page} onPage={setPage} />
      )}
    </Box>
  );
}

function Correction({ id, onHand, onDone }: { id: number; onHand: number; onDone: () => void }) {
  const say = useWords();
  const translate = useTranslate();
  const notify = useNotify();
  const [counted, setCounted] = useState('');
  const [note, setNote] = useState('');
  const isReady = /^[0-9]{1,9}$/.test(counted.trim()) && note.trim() !== '';
  const correct = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      await api('POST', `/products/${id}/stock`, {
        body: { onHand: Number(counted), seen: onHand, note },
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
    </Box>
  );
}

type MovementsProps = {
  rows: StockMovement[];
  total: number;
  page: number;
  onPage: (page: number) => void;
};

function Movements({ rows, total, page, onPage }: MovementsProps) {
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
