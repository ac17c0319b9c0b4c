// Placeholder while data loads or has failed.
import { Alert, Button, LinearProgress } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useWords } from '../i18n/index.ts';
import type { Asked } from '../lib/use-answer.ts';

export function AskedFor<Answer>({
  asked,
  children,
}: {
  asked: Asked<Answer>;
  children: (data: Answer) => ReactNode;
}) {
  const say = useWords();
  const translate = useTranslate();
  return (
    <>
      {asked.error === null ? null : (
        <Alert
          severity="error"
          sx={{ mb: 2 }}
          action={<Button onClick={() => void asked.ask()}>{say('common.retry')}</Button>}
        >
          {translate(asked.error, { _: asked.error })}
        </Alert>
      )}
      {asked.data === null ? (
        asked.error === null ? (
          <LinearProgress role="progressbar" aria-label={translate('ra.page.loading')} />
        ) : null
      ) : (
        children(asked.data)
      )}
    </>
  );
}
