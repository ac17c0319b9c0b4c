// Automatic answers to offers for a lot: shares of the list price, shown in per cent; edited by staff who may answer offers.
import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { useAct } from '../../lib/act.ts';
import { useAnswer } from '../../lib/use-answer.ts';
import { useMay } from '../../lib/use-may.ts';

type Limits = { acceptBp: number | null; declineBp: number | null };

export function LotLimits({ id }: { id: number }) {
  const { data, error } = useAnswer<Limits>(`/lots/${id}/limits`);
  if (error !== null) return <Alert severity="error">{error}</Alert>;
  return data === null ? null : <LimitFields id={id} limits={data} />;
}

function LimitFields({ id, limits }: { id: number; limits: Limits }) {
  const say = useWords();
  const { act, isBusy } = useAct();
  const mayWrite = useMay('negotiations:write');
  const shown = (points: number | null): string => (points === null ? '' : String(points / 100));
  const [accept, setAccept] = useState(shown(limits.acceptBp));
  const [decline, setDecline] = useState(shown(limits.declineBp));
  const points = (text: string): number | null =>
    text.trim() === '' ? null : Math.round(Number(text.replace(',', '.')) * 100);
  const isWrong = (text: string): boolean =>
    text.trim() !== '' && !((points(text) ?? 0) >= 1 && (points(text) ?? 0) <= 10_000);
  const field = (label: string, value: string, set: (value: string) => void) => (
    <TextField
      label={label}
      value={value}
      error={isWrong(value)}
      onChange={(event) => set(event.target.value)}
      disabled={!mayWrite}
      slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'decimal' } }}
    />
  );
  return (
    <Stack spacing={1.5} sx={{ maxInlineSize: 420 }}>
      <Typography variant="body2" color="textSecondary">
        {say('negotiations.limitsHelp')}
      </Typography>
      {field(say('negotiations.acceptFrom'), accept, setAccept)}
      {field(say('negotiations.declineBelow'), decline, setDecline)}
      {mayWrite ? (
        <Button
          variant="outlined"
          disabled={isBusy || isWrong(accept) || isWrong(decline)}
          onClick={() =>
            void act('PUT', `/lots/${id}/limits`, {
              acceptBp: points(accept),
              declineBp: points(decline),
            })
          }
        >
          {say('negotiations.keepLimits')}
        </Button>
      ) : null}
    </Stack>
  );
}
