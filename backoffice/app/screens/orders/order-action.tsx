// Dialog of an action on a record: one call, after which the record is read again; a rejection stays in the dialog, with everything that was typed.
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  useMediaQuery,
} from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { HttpError, useNotify, useRefresh } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { useHotKey } from '../../lib/hot-keys.ts';
import { useMay } from '../../lib/use-may.ts';
import { KeyTip } from '../../ui/hot-keys.tsx';
import { RejectedFields } from './action-field.tsx';

export type Act = (method: 'POST' | 'PUT', path: string, body: unknown) => Promise<void>;

/** @throws HttpError what the server rejected */
export function useAct(): Act {
  const refresh = useRefresh();
  const notify = useNotify();
  const say = useWords();
  return async (method, path, body) => {
    await api(method, path, { body });
    notify(say('orders.done'), { type: 'success' });
    refresh();
  };
}

export function useMayWriteOrders(): boolean {
  return useMay('orders:write');
}

type Props = {
  title: string;
  /** The word of the button that does it. */
  button: string;
  color?: 'primary' | 'error';
  /** Nothing is filled in, so that Enter does it. */
  isOnlyAsked?: boolean;
  onClose: () => void;
  onDo: () => Promise<void>;
  children: ReactNode;
};

/** Stays open with what was typed after a rejection; the first field that it names, or that is marked already, gets the focus. */
export function ActionDialog({
  title,
  button,
  color = 'primary',
  isOnlyAsked = false,
  onClose,
  onDo,
  children,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const say = useWords();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [rejected, setRejected] = useState<unknown>(null);
  const rejections = rejected === null ? [] : sentencesOf(rejected);
  const [isBusy, setBusy] = useState(false);
  const submit = async (): Promise<void> => {
    setBusy(true);
    setRejected(null);
    try {
      await onDo();
      onClose();
    } catch (error) {
      setRejected(error);
    }
    setBusy(false);
  };
  useEffect(() => {
    if (rejected !== null)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]:not([disabled])')?.focus();
  }, [rejected]);
  useHotKey('send', isBusy ? null : () => form.current?.requestSubmit());
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      fullScreen={isNarrow}
      aria-labelledby="action-title"
    >
      <Box
        component="form"
        ref={form}
        noValidate
        sx={{ display: 'contents' }}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <DialogTitle id="action-title">{title}</DialogTitle>
        <DialogContent>
          {rejections.length === 0 ? null : (
            <Alert severity="error" sx={{ mb: 2 }}>
              {rejections.map((sentence) => (
                <div key={sentence}>{sentence}</div>
              ))}
            </Alert>
          )}
          <RejectedFields value={fieldsOf(rejected)}>{children}</RejectedFields>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{say('orders.cancel')}</Button>
          <KeyTip of="send">
            <Button
              type="submit"
              variant="contained"
              color={color}
              disabled={isBusy}
              autoFocus={isOnlyAsked}
            >
              {button}
            </Button>
          </KeyTip>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

function fieldsOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof HttpError)) return {};
  return (error.body as { errors?: Record<string, unknown> } | undefined)?.errors ?? {};
}

/** The server's own words, with those of each field that it names. */
function sentencesOf(error: unknown): string[] {
  const words = [(error as Error).message];
  const visit = (value: unknown): void => {
    if (typeof value === 'string') words.push(...value.split('\n'));
    else if (value !== null && typeof value === 'object')
      for (const inner of Object.values(value)) visit(inner);
  };
  if (error instanceof HttpError) visit((error.body as { errors?: unknown } | undefined)?.errors);
  return [...new Set(words)];
}

/** A new form has a number of its own: sent twice, it is done once. */
export const newIdempotencyKey = (): string => crypto.randomUUID();
