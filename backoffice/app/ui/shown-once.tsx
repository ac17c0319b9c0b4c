// Secret that is shown once: its text, a button to copy it, and one that says it is saved; nothing else closes its dialog.
import CopyIcon from '@mui/icons-material/ContentCopy';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '@mui/material';
import { useNotify } from 'react-admin';
import { useWords } from '../i18n/index.ts';
import { copyText } from '../lib/copy-text.ts';
import { Ltr } from './isolated.tsx';

type Props = { help: string; secret: string; onClose: () => void };

/** Content and buttons, for a dialog that had another step before. */
export function ShownOnce({ help, secret, onClose }: Props) {
  const say = useWords();
  const notify = useNotify();
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(secret);
    notify(say(isCopied ? 'common.copied' : 'common.notCopied'), {
      type: isCopied ? 'success' : 'warning',
    });
  };
  return (
    <>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          {help}
        </Alert>
        <Box sx={{ overflowWrap: 'anywhere' }} data-testid="shown-once">
          <Ltr mono>{secret}</Ltr>
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy()}>
          {say('common.copy')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {say('common.savedIt')}
        </Button>
      </DialogActions>
    </>
  );
}

export function ShownOnceDialog({ title, ...props }: Props & { title: string }) {
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={() => undefined} aria-labelledby="shown-once">
      <DialogTitle id="shown-once">{title}</DialogTitle>
      <ShownOnce {...props} />
    </Dialog>
  );
}
