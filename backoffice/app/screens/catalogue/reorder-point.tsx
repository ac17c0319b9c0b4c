// Reorder point of a product, in its stock panel: at how many units it is ordered again, and how many then. [decisions 0100]
import type { ReorderPoint } from '@millwright/contracts';
import { Box, Button, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { useAct } from '../../lib/act.ts';
import { useMay } from '../../lib/use-may.ts';
import { useAnswer } from './use-answer.ts';

export function ProductReorderPoint({ productId }: { productId: number }) {
  const say = useWords();
  const path = `/products/${productId}/reorder-point`;
  const { answer, again } = useAnswer<ReorderPoint>(path);
  if (answer === null) return null;
  return (
    <Box component="section" aria-label={say('reorder.title')} sx={{ display: 'grid', gap: 1 }}>
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {say('reorder.title')}
      </Typography>
      <PointForm
        key={`${answer.point} ${answer.quantity}`}
        path={path}
        saved={answer}
        onDone={again}
      />
    </Box>
  );
}

function PointForm({
  path,
  saved,
  onDone,
}: {
  path: string;
  saved: ReorderPoint;
  onDone: () => void;
}) {
  const say = useWords();
  const may = useMay('catalogue:write');
  const { act, isBusy } = useAct();
  const [point, setPoint] = useState(textOf(saved.point));
  const [quantity, setQuantity] = useState(textOf(saved.quantity));
  const isReady =
    /^[0-9]{0,9}$/.test(point.trim()) &&
    /^([1-9][0-9]{0,8})?$/.test(quantity.trim()) &&
    (point.trim() !== '' || quantity.trim() === '');
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const body = { point: numberOf(point), quantity: numberOf(quantity) };
    if (await act('PUT', path, body)) onDone();
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => void save(event)}
      sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'flex-start' }}
    >
      <TextField
        label={say('reorder.point')}
        helperText={say('reorder.pointHelp')}
        value={point}
        disabled={!may}
        onChange={(event) => setPoint(event.target.value)}
        sx={{ flex: '1 1 200px', maxInlineSize: 280 }}
        slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr' } }}
      />
      <TextField
        label={say('reorder.quantity')}
        helperText={say('reorder.quantityHelp')}
        value={quantity}
        disabled={!may}
        onChange={(event) => setQuantity(event.target.value)}
        sx={{ flex: '1 1 200px', maxInlineSize: 280 }}
        slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr' } }}
      />
      {may ? (
        <Button type="submit" variant="outlined" disabled={!isReady || isBusy} sx={{ mt: 1 }}>
          {say('reorder.save')}
        </Button>
      ) : null}
    </Box>
  );
}

const textOf = (units: number | null): string => (units === null ? '' : String(units));
const numberOf = (typed: string): number | null =>
  typed.trim() === '' ? null : Number(typed.trim());
