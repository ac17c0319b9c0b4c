// Step of the login: a form with its rejection above it, in the server's words; typed values stay.
import type { StaffSession } from '@millwright/contracts';
import { Alert, Box, Button, Typography } from '@mui/material';
import { type FormEvent, type ReactNode, useState } from 'react';
import { HttpError } from 'react-admin';
import { useWords } from '../i18n/index.ts';

export type StepProps = { onSession: (session: StaffSession) => void };

type StepFrame = {
  title: string;
  help?: string;
  button: string;
  send: (form: FormData) => Promise<void>;
  children: ReactNode;
};

export function Step({ title, help, button, send, children }: StepFrame) {
  const say = useWords();
  const [rejection, setRejection] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setSending(true);
    setRejection(null);
    try {
      await send(form);
    } catch (error) {
      setRejection(sentenceOf(error, say('common.failed')));
    } finally {
      setSending(false);
    }
  };
  return (
    <Box component="form" onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2 }}>
      <Typography component="h1" variant="h6">
        {title}
      </Typography>
      {help === undefined ? null : <Typography variant="body2">{help}</Typography>}
      {rejection === null ? null : <Alert severity="error">{rejection}</Alert>}
      {children}
      <Button type="submit" variant="contained" color="secondary" disabled={isSending}>
        {button}
      </Button>
    </Box>
  );
}

/** The first named field says more than the sentence above all of them. */
function sentenceOf(error: unknown, otherwise: string): string {
  if (!(error instanceof HttpError) || error.status === 0) return otherwise;
  const fields = Object.values((error.body?.errors ?? {}) as Record<string, string>);
  return fields[0] ?? error.message;
}
