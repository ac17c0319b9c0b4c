// Rates of the European Central Bank: its daily file is chosen, and the rates of the shop's currencies are in force at once.
import type { BankRates } from '@millwright/contracts';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Link,
  Switch,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { rejectionOf } from '../../lib/act.ts';
import { api } from '../../lib/api.ts';
import { useFormats } from '../../lib/format.ts';
import { useMay } from '../../lib/use-may.ts';

const FILE = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';

export function BankRatesButton() {
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  if (!useMay('settings:write')) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {say('rates.bank')}
      </Button>
      {isOpen ? <BankRatesDialog close={() => setOpen(false)} /> : null}
    </>
  );
}

function BankRatesDialog({ close }: { close: () => void }) {
  const say = useWords();
  const { day } = useFormats();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const [isSure, setSure] = useState(false);
  const [answer, setAnswer] = useState<BankRates | string>();
  const send = async (file: File) => {
    setBusy(true);
    try {
      const body = { file: await file.text(), sure: isSure };
      setAnswer(await api<BankRates>('POST', '/rates/european-central-bank', { body }));
      refresh();
    } catch (error) {
      setAnswer(rejectionOf(error, say('common.failed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={close} aria-labelledby="bank-rates">
      <DialogTitle id="bank-rates">{say('rates.bank')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2">
          {say('rates.bankHelp')}{' '}
          <Link href={FILE} target="_blank" rel="noreferrer" dir="ltr">
            eurofxref-daily.xml
          </Link>
        </Typography>
        <FormControlLabel
          control={<Switch checked={isSure} onChange={(event) => setSure(event.target.checked)} />}
          label={say('rates.sure')}
        />
        {answer === undefined ? null : typeof answer === 'string' ? (
          <Alert severity="error">{answer}</Alert>
        ) : (
          <Alert severity={answer.missing.length === 0 ? 'success' : 'warning'}>
            {say('rates.bankAdded', {
              day: day(answer.day),
              currencies: answer.added.join(', ') || '–',
            })}
            {answer.missing.length === 0
              ? null
              : ` ${say('rates.bankMissing', { currencies: answer.missing.join(', ') })}`}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{say('catalogue.cancel')}</Button>
        <Button component="label" variant="contained" disabled={isBusy}>
          {say('rates.bankFile')}
          <input
            type="file"
            accept=".xml,.csv"
            style={{ position: 'absolute', width: 1, height: 1, opacity: 0 }}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file !== undefined) void send(file);
              event.target.value = '';
            }}
          />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
