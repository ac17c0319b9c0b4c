// Dialog for an attribute value: a number, or words in three languages.
import { type AdminAttributeValue, LOCALES } from '@millwright/contracts';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { storedLocale, useWords } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';

type Props = {
  attributeId: number;
  isNumber: boolean;
  /** null: a new one */
  value: AdminAttributeValue | null;
  proposed?: string;
  onClose: (value: AdminAttributeValue | null) => void;
};

export function ValueDialog({ attributeId, isNumber, value, proposed = '', onClose }: Props) {
  const say = useWords();
  const notify = useNotify();
  const [number, setNumber] = useState(
    value?.number === null || value === null ? proposed : String(value.number),
  );
  const [label, setLabel] = useState(
    value?.label ?? { en: '', ru: '', ar: '', [storedLocale()]: proposed },
  );
  const isReady = isNumber
    ? number.trim() !== '' && !Number.isNaN(Number(number.replace(',', '.')))
    : label.en.trim() !== '';
  const save = async (): Promise<void> => {
    const path = `/attributes/${attributeId}/values${value === null ? '' : `/${value.ordinal}`}`;
    const body = isNumber
      ? { number: Number(number.replace(',', '.')), label: null }
      : { number: null, label };
    try {
      onClose(await api<AdminAttributeValue>(value === null ? 'POST' : 'PUT', path, { body }));
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <Dialog
      open
      onClose={() => onClose(null)}
      fullWidth
      maxWidth="sm"
      aria-labelledby="value-title"
    >
      <DialogTitle id="value-title">
        {say(value === null ? 'attributes.newValue' : 'attributes.changeValue')}
      </DialogTitle>
      <DialogContent>
        {isNumber ? (
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            label={say('products.value')}
            value={number}
            onChange={(event) => setNumber(event.target.value)}
            slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'decimal' } }}
          />
        ) : (
          LOCALES.map((locale) => (
            <TextField
              key={locale}
              autoFocus={locale === 'en'}
              fullWidth
              margin="dense"
              required={locale === 'en'}
              label={`${say('products.value')} · ${say(`language.${locale}`)}`}
              value={label[locale]}
              onChange={(event) => setLabel({ ...label, [locale]: event.target.value })}
              slotProps={{ htmlInput: { dir: locale === 'ar' ? 'rtl' : 'ltr', lang: locale } }}
            />
          ))
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose(null)}>{say('catalogue.cancel')}</Button>
        <Button variant="contained" disabled={!isReady} onClick={() => void save()}>
          {say('catalogue.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
