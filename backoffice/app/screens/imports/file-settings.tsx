// What a file does not say itself: header rows, currency and rate, unit of weights, where pictures lie, and whether new products are published.
import {
  gramsOfHeading,
  type ImportDetails,
  type ImportMapping,
  WEIGHT_UNITS,
  type WeightUnit,
} from '@millwright/contracts';
import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { baseCurrency, shopCurrencies } from '../../lib/api.ts';

/** Offered after those of the shop; any other may be typed by its code in the file itself. */
const USUAL = ['USD', 'EUR', 'GBP', 'AED', 'SAR', 'INR', 'CNY', 'JPY', 'RUB', 'SGD', 'TRY'];

type Props = {
  record: ImportDetails;
  mapping: ImportMapping;
  mayWrite: boolean;
  onChange: (change: Partial<ImportMapping>) => void;
  onHeader: (row: number, rows: number) => void;
};

export function FileSettings({ record, mapping, mayWrite, onChange, onHeader }: Props) {
  const say = useWords();
  const [row, setRow] = useState(String(record.headerRow));
  const [rows, setRows] = useState(String(record.headerRows));
  const { currency } = mapping;
  const base = baseCurrency();
  const ofShop = record.rates[currency];
  const hasPrice = mapping.columns.price !== undefined;
  // A heading with a unit says it for its column.
  const weightHeading = record.header[mapping.columns.weight_grams ?? -1];
  const isProducts = record.kind === 'products';
  const choice = { select: true, size: 'small', disabled: !mayWrite } as const;
  return (
    <Box component="section" aria-label={say('imports.settings')} sx={{ display: 'grid', gap: 2 }}>
      <Typography component="h3" variant="subtitle2">
        {say('imports.settings')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {hasPrice ? (
          <TextField
            {...choice}
            label={say('imports.currency')}
            value={currency}
            onChange={(event) => onChange({ currency: event.target.value })}
            helperText={
              currency === base || ofShop === undefined
                ? undefined
                : say('imports.rateShop', { currency, rate: String(ofShop), base })
            }
          >
            {[...new Set([...shopCurrencies(), ...USUAL, currency])].map((code) => (
              <MenuItem key={code} value={code}>
                {code}
              </MenuItem>
            ))}
          </TextField>
        ) : null}
        {hasPrice && currency !== base && ofShop === undefined ? (
          <TextField
            size="small"
            required
            label={say('imports.rate', { currency, base })}
            value={mapping.rates[currency] ?? ''}
            disabled={!mayWrite}
            onChange={(event) => {
              const rate = Number(event.target.value.replace(',', '.'));
              const { [currency]: _, ...rates } = mapping.rates;
              onChange({ rates: rate > 0 ? { ...rates, [currency]: rate } : rates });
            }}
            slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr' } }}
          />
        ) : null}
        {weightHeading === undefined || gramsOfHeading(weightHeading) !== undefined ? null : (
          <TextField
            {...choice}
            label={say('imports.weightUnit')}
            value={mapping.weightUnit ?? ''}
            onChange={(event) =>
              onChange({ weightUnit: (event.target.value || null) as WeightUnit | null })
            }
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">{say('imports.noUnit')}</MenuItem>
            {WEIGHT_UNITS.map((unit) => (
              <MenuItem key={unit} value={unit}>
                {unit}
              </MenuItem>
            ))}
          </TextField>
        )}
        {isProducts ? (
          <TextField
            {...choice}
            label={say('imports.newProducts')}
            value={mapping.publishes ? 'file' : 'draft'}
            onChange={(event) => onChange({ publishes: event.target.value === 'file' })}
          >
            <MenuItem value="draft">{say('imports.drafts')}</MenuItem>
            <MenuItem value="file">{say('imports.asFile')}</MenuItem>
          </TextField>
        ) : null}
        {isProducts && mapping.columns.image !== undefined ? (
          <TextField
            size="small"
            label={say('imports.imagesBase')}
            helperText={say('imports.imagesBaseHelp')}
            value={mapping.imagesBase}
            disabled={!mayWrite}
            onChange={(event) => onChange({ imagesBase: event.target.value })}
            slotProps={{ htmlInput: { maxLength: 500, dir: 'ltr', inputMode: 'url' } }}
          />
        ) : null}
      </Box>
      {record.dialect === 'plain' && mayWrite ? (
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <TextField
            size="small"
            type="number"
            label={say('imports.headerRow')}
            value={row}
            onChange={(event) => setRow(event.target.value)}
            slotProps={{ htmlInput: { min: 1, max: 50 } }}
            sx={{ minWidth: 260 }}
          />
          <TextField
            size="small"
            type="number"
            label={say('imports.headerRows')}
            value={rows}
            onChange={(event) => setRows(event.target.value)}
            slotProps={{ htmlInput: { min: 1, max: 3 } }}
            sx={{ minWidth: 260 }}
          />
          <Button variant="outlined" onClick={() => onHeader(Number(row), Number(rows))}>
            {say('imports.readHeader')}
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}
