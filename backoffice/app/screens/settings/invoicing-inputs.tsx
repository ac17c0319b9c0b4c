// Invoicing inputs: names, numbers, bank, terms. Issued documents keep their copy.
import type { InvoicingSettings } from '@millwright/contracts';
import { Alert, Box } from '@mui/material';
import { useEffect } from 'react';
import { required, TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useWords } from '../../i18n/index.ts';
import { rememberCountry, shopCountry } from '../../lib/api.ts';
import { CountryInput } from '../../ui/country-input.tsx';
import { ThreeLanguages } from '../../ui/three-languages.tsx';
import { Heading, ltr } from './company-inputs.tsx';

const PAIR = {
  display: 'grid',
  columnGap: 1.5,
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  width: '100%',
} as const;
const empty = (value: string) => value ?? '';

export function InvoicingInputs({ disabled }: { disabled: boolean }) {
  const say = useWords();
  const common = { disabled, slotProps: ltr };
  const isIndian = (useWatch({ name: 'country' }) ?? shopCountry()) === 'IN';
  const saved = useRecordContext<InvoicingSettings>()?.country;
  // Forms that are opened next begin with it.
  useEffect(() => {
    if (saved !== undefined) rememberCountry(saved);
  }, [saved]);
  return (
    <>
      <Alert severity="info" sx={{ mb: 2, width: '100%' }}>
        {say('settings.invoicingHelp')} {say('settings.englishElsewhere')}
      </Alert>
      <ThreeLanguages
        source="legalName"
        label={say('settings.legalName')}
        isRequired="en"
        disabled={disabled}
      />
      <ThreeLanguages
        source="address"
        label={say('settings.address')}
        lines={2}
        isRequired="en"
        disabled={disabled}
      />
      <Box sx={PAIR}>
        <CountryInput source="country" label={say('settings.sellerCountry')} disabled={disabled} />
        {isIndian ? null : (
          <TextInput
            source="vatNumber"
            label={say('settings.taxNumber')}
            helperText={say('settings.taxNumberHelp')}
            validate={required()}
            {...common}
          />
        )}
      </Box>
      <Box sx={PAIR}>
        {isIndian ? (
          <TextInput
            source="gstin"
            label={say('settings.gstin')}
            helperText={say('settings.gstinHelp')}
            validate={required()}
            {...common}
          />
        ) : null}
        {isIndian ? (
          <TextInput
            source="vatNumber"
            label={say('settings.vatNumber')}
            parse={empty}
            {...common}
          />
        ) : null}
        <TextInput
          source="invoiceSeries"
          label={say('settings.invoiceSeries')}
          helperText={say('settings.seriesHelp')}
          validate={required()}
          {...common}
        />
        <TextInput
          source="creditSeries"
          label={say('settings.creditSeries')}
          validate={required()}
          {...common}
        />
      </Box>
      <Heading>{say('settings.bank')}</Heading>
      <Box sx={PAIR}>
        <TextInput
          source="bank.holder"
          label={say('settings.holder')}
          validate={required()}
          disabled={disabled}
        />
        <TextInput
          source="bank.bank"
          label={say('settings.bankName')}
          validate={required()}
          disabled={disabled}
        />
        <TextInput
          source="bank.account"
          label={say(isIndian ? 'settings.account' : 'settings.iban')}
          validate={required()}
          {...common}
        />
        {isIndian ? (
          <TextInput source="bank.ifsc" label="IFSC" validate={required()} {...common} />
        ) : null}
        <TextInput source="bank.swift" label="SWIFT / BIC" validate={required()} {...common} />
      </Box>
      <ThreeLanguages
        source="terms"
        label={say('settings.terms')}
        lines={3}
        isRequired="en"
        disabled={disabled}
      />
      <ThreeLanguages
        source="exportWording"
        label={say('settings.exportWording')}
        lines={3}
        isRequired={false}
        disabled={disabled}
      />
    </>
  );
}
