// Button that forgets what was learned for one search, or for all of them, once it is confirmed.
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';

/** @param query null: every search */
export function ForgetLearned({
  query,
  onForgotten,
}: {
  query: string | null;
  onForgotten?: () => Promise<void>;
}) {
  const say = useWords();
  const notify = useNotify();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const title = say(query === null ? 'ranking.forgetAll' : 'ranking.forget');
  const forget = async (): Promise<void> => {
    setBusy(true);
    try {
      await api('POST', '/search-ranking/forget', { body: { query } });
      setOpen(false);
      notify(say('ranking.forgotten'), { type: 'success' });
      await onForgotten?.();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setBusy(false);
  };
  return (
    <>
      <Button variant="outlined" color="error" size="small" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        aria-labelledby={id}
        maxWidth="xs"
        fullWidth
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText>
            {query === null
              ? say('ranking.forgetAllSure')
              : say('ranking.forgetSure', { text: query })}
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{say('ranking.cancel')}</Button>
          <Button color="error" variant="contained" disabled={isBusy} onClick={() => void forget()}>
            {title}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
