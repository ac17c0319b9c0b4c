// Counting field of a stocktake: what a scanner or the keyboard enters is sent in its order, while the next is entered already; and a file. [decisions 0100]
import type { StocktakeCount, StocktakeFile } from '@millwright/contracts';
import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { type FormEvent, useRef, useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { rejectionOf } from '../../lib/act.ts';
import { api } from '../../lib/api.ts';
import { useFormats } from '../../lib/format.ts';
import { useFileAnswer } from '../../lib/use-file-answer.ts';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { UploadButton } from '../../ui/upload-button.tsx';

/** Entries that are shown, the last first. */
const SHOWN = 6;

type Logged = { key: number; entry: string; count: StocktakeCount | null; failure: string };

export function StocktakeCounting({ id, onCounted }: { id: number; onCounted: () => void }) {
  const say = useWords();
  const [entry, setEntry] = useState('');
  const [log, setLog] = useState<Logged[]>([]);
  const waiting = useRef(Promise.resolve());
  const last = useRef<number | null>(null);
  const keys = useRef(0);
  const send = async (typed: string): Promise<void> => {
    const key = ++keys.current;
    const tell = (count: StocktakeCount | null, failure: string): void =>
      setLog((all) => [{ key, entry: typed, count, failure }, ...all].slice(0, SHOWN));
    try {
      const body = { entry: typed, last: last.current };
      const count = await api<StocktakeCount>('POST', `/stocktakes/${id}/count`, { body });
      last.current = count.id;
      tell(count, '');
      onCounted();
    } catch (error) {
      // A number on its own must not go to the product before the one that failed.
      last.current = null;
      tell(null, rejectionOf(error, say('common.failed')));
    }
  };
  const enter = (event: FormEvent): void => {
    event.preventDefault();
    const typed = entry.trim();
    if (typed === '') return;
    setEntry('');
    waiting.current = waiting.current.then(() => send(typed));
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box component="form" onSubmit={enter} sx={{ display: 'flex', gap: 1 }}>
        <TextField
          autoFocus
          autoComplete="off"
          label={say('stocktake.entry')}
          helperText={say('stocktake.entryHelp')}
          value={entry}
          onChange={(event) => setEntry(event.target.value)}
          sx={{ flex: 1 }}
          slotProps={{ htmlInput: { dir: 'ltr', maxLength: 100, enterKeyHint: 'done' } }}
        />
        <Button type="submit" variant="outlined" sx={{ alignSelf: 'flex-start', mt: 1 }}>
          {say('stocktake.count')}
        </Button>
      </Box>
      <Box
        component="ol"
        role="log"
        aria-label={say('stocktake.log')}
        sx={{ listStyle: 'none', p: 0, m: 0 }}
      >
        {log.map(({ key, entry: typed, count, failure }) => (
          <Box component="li" key={key} sx={{ py: 0.25, overflowWrap: 'anywhere' }}>
            {count === null ? (
              <Typography variant="body2" color="error">
                <Ltr mono>{typed}</Ltr>: {failure}
              </Typography>
            ) : (
              <Counted count={count} />
            )}
          </Box>
        ))}
      </Box>
      <CountingFile id={id} onCounted={onCounted} />
    </Box>
  );
}

function Counted({ count: { sku, name, counted, expected } }: { count: StocktakeCount }) {
  const say = useWords();
  const { number } = useFormats();
  return (
    <Typography variant="body2">
      <Ltr mono>{sku}</Ltr> <Name>{name}</Name>:{' '}
      <b>{say('stocktake.logged', { counted: number(counted), expected: number(expected) })}</b>
    </Typography>
  );
}

function CountingFile({ id, onCounted }: { id: number; onCounted: () => void }) {
  const say = useWords();
  const {
    isBusy,
    answer: result,
    error,
    upload,
  } = useFileAnswer<StocktakeFile>(`/stocktakes/${id}/file`, onCounted);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <UploadButton
          label={say('stocktake.file')}
          accept=".csv,.tsv,.txt,.xlsx"
          isBusy={isBusy}
          onFiles={upload}
        />
        <Typography variant="body2" color="textSecondary">
          {say('stocktake.fileHelp')}
        </Typography>
      </Box>
      {error === '' ? null : <Alert severity="error">{error}</Alert>}
      {result === null ? null : (
        <Alert severity={result.faulty === 0 ? 'success' : 'warning'}>
          {say('stocktake.fileDone', { counted: result.counted })}
          {result.faulty === 0 ? null : (
            <>
              {' '}
              {say('stocktake.fileFaults', { n: result.faulty })}
              <Box component="ul" sx={{ m: 0, paddingInlineStart: 2 }}>
                {result.faults.map(({ row, message }) => (
                  <li key={row}>{say('stocktake.row', { row, fault: message })}</li>
                ))}
              </Box>
            </>
          )}
        </Alert>
      )}
    </Box>
  );
}
