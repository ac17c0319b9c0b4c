// Limits of automatic answers to offers: shares of the list price, shown in per cent and edited by staff who may answer offers.
import { Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useWords } from '../i18n/index.ts';
import { useAct } from '../lib/act.ts';
import { basisPointsOf } from '../lib/amounts.ts';
import { useMay } from '../lib/use-may.ts';

/** Basis points; null: none. */
export type OfferLimits = { acceptBp: number | null; declineBp: number | null };

/** @param path of the call that takes them */
export function OfferLimitFields({
  method,
  path,
  limits,
}: {
  method: 'POST' | 'PUT';
  path: string;
  limits: OfferLimits;
}) {
  const say = useWords();
  const { act, isBusy } = useAct();
  const mayWrite = useMay('negotiations:write');
  const shown = (points: number | null): string => (points === null ? '' : String(points / 100));
  const [accept, setAccept] = useState(shown(limits.acceptBp));
  const [decline, setDecline] = useState(shown(limits.declineBp));
  // An empty field is no limit; what is no share must not become an empty one.
  const isWrong = (text: string): boolean => text.trim() !== '' && basisPointsOf(text) === null;
  const field = (label: string, value: string, set: (value: string) => void) => (
    <TextField
      label={label}
      value={value}
      error={isWrong(value)}
      helperText={isWrong(value) ? say('negotiations.limitRule') : undefined}
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
            void act(method, path, {
              acceptBp: basisPointsOf(accept),
              declineBp: basisPointsOf(decline),
            })
          }
        >
          {say('negotiations.keepLimits')}
        </Button>
      ) : null}
    </Stack>
  );
}
