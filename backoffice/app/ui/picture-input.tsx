// Image input: a photo is uploaded at once and encoded anew in the shop's sizes; the form keeps its name.
import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { useState } from 'react';
import { useInput, useNotify } from 'react-admin';
import { useWords, type WordKey } from '../i18n/index.ts';
import { rejectionOf } from '../lib/act.ts';
import { api } from '../lib/api.ts';
import { UploadButton } from './upload-button.tsx';

type Props = {
  source: string;
  disabled?: boolean;
  /** The call that keeps the photo and answers its name. */
  to?: string;
  label?: WordKey;
  /** There may be none. */
  mayClear?: boolean;
};

export function PictureInput({
  source,
  disabled = false,
  to = '/content-pictures',
  label = 'content.picture',
  mayClear = false,
}: Props) {
  const say = useWords();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const {
    field,
    fieldState: { error },
  } = useInput({ source, defaultValue: '', parse: (name: string | null) => name ?? '' });
  const send = async ([file]: FileList): Promise<void> => {
    if (file === undefined) return;
    const form = new FormData();
    form.set('picture', file);
    setBusy(true);
    try {
      field.onChange((await api<{ name: string }>('POST', to, { body: form })).name);
    } catch (failed) {
      notify(rejectionOf(failed, say('common.failed')), { type: 'error' });
    }
    setBusy(false);
  };
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {say(label)}
      </Typography>
      {field.value === '' ? null : (
        <Box
          component="img"
          src={`/productimages/${encodeURIComponent(field.value)}`}
          alt=""
          sx={{
            display: 'block',
            width: 240,
            maxWidth: '100%',
            height: 150,
            objectFit: 'contain',
            border: 1,
            borderColor: 'divider',
            mb: 1,
          }}
        />
      )}
      {disabled ? null : (
        <UploadButton
          label={say(busy ? 'content.sending' : 'content.choose')}
          accept="image/jpeg,image/png,image/webp"
          isBusy={busy}
          onFiles={send}
        />
      )}
      {mayClear && !disabled && field.value !== '' ? (
        <Button onClick={() => field.onChange('')}>{say('settings.removePicture')}</Button>
      ) : null}
      {error?.message === undefined ? null : (
        <FormHelperText error>
          {String(error.message).replace(/^@@react-admin@@"?|"$/g, '')}
        </FormHelperText>
      )}
    </Box>
  );
}
