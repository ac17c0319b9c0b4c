// New transfer: from where to where, and which units; everything moves at once or nothing does, and all faulty lines are told by their numbers. [decisions 0102]
import type { AdminStockLocation, StockTransfer } from '@millwright/contracts';
import { Alert, Box, Button, Link as MuiLink, TextField } from '@mui/material';
import { useState } from 'react';
import { HttpError, useRedirect } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { useAnswer } from '../../lib/use-answer.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { LocationSelect, MAX_LOCATIONS } from '../../ui/location-select.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { faultsOfLines, readLines } from './transfer-lines.rules.ts';

type LineFault = ReturnType<typeof faultsOfLines>[number];

export function StockTransferForm() {
  const say = useWords();
  const redirect = useRedirect();
  const [search] = useSearchParams();
  const [once] = useState(() => crypto.randomUUID());
  const { data } = useAnswer<{ rows: AdminStockLocation[] }>('/stock-locations', {
    start: 0,
    count: MAX_LOCATIONS,
  });
  const [chosenFrom, setFrom] = useState<number>();
  const [chosenTo, setTo] = useState<number>();
  const [text, setText] = useState(search.get('part') ?? '');
  const [note, setNote] = useState('');
  const places = (data?.rows ?? []).filter(({ active }) => active);
  const from = chosenFrom ?? places[0]?.id;
  const others = places.filter(({ id }) => id !== from);
  const to = others.find(({ id }) => id === chosenTo)?.id ?? others[0]?.id;
  const lines = readLines(text);
  const [faults, setFaults] = useState<LineFault[]>([]);
  const { submit, isBusy, error } = useSubmit(async () => {
    setFaults([]);
    const sent = lines.map(({ part, quantity }) => ({ part, quantity }));
    const body = { once, fromId: from, toId: to, note, lines: sent };
    try {
      const { id } = await api<StockTransfer>('POST', '/stock-transfers', { body });
      redirect('show', 'stock-transfers', id);
    } catch (problem) {
      const errors = problem instanceof HttpError ? problem.body?.errors : undefined;
      setFaults(faultsOfLines(errors, lines));
      throw problem;
    }
  });
  if (data === null) return null;
  if (places.length < 2)
    return (
      <Box sx={{ maxWidth: 640 }}>
        <PageHeading>{say('transfers.new')}</PageHeading>
        <Alert severity="info">
          {say('transfers.oneLocation')}{' '}
          <MuiLink component={Link} to="/stock-locations/create">
            {say('locations.add')}
          </MuiLink>
        </Alert>
      </Box>
    );
  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ display: 'grid', gap: 2, maxWidth: 640, pb: 4, minWidth: 0 }}
    >
      <PageHeading>{say('transfers.new')}</PageHeading>
      <LocationSelect places={places} value={from} onChange={setFrom} label="transfers.from" />
      {others.length === 1 ? (
        <TextField
          label={say('transfers.to')}
          value={others[0]?.name}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      ) : (
        <LocationSelect places={others} value={to} onChange={setTo} label="transfers.to" />
      )}
      <TextField
        multiline
        required
        minRows={4}
        maxRows={16}
        label={say('transfers.lines')}
        helperText={say('transfers.linesHelp')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
      />
      <TextField
        label={say('transfers.note')}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      {error === '' ? null : (
        <Alert severity="error">
          {faults.length === 0
            ? error
            : faults.map(({ number, sentence }) => (
                <div key={`${number} ${sentence}`}>
                  {say('transfers.line', { n: number })} {sentence}
                </div>
              ))}
        </Alert>
      )}
      <Box>
        <Button
          type="submit"
          variant="contained"
          disabled={isBusy || to === undefined || lines.length === 0}
        >
          {say('transfers.move')}
        </Button>
      </Box>
    </Box>
  );
}
