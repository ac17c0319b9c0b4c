// Countries that the shop delivers to, with the one of an empty address; the European Union and all countries are added at one press.

import { countryChoices, countryCodes, EU_COUNTRIES, isolated } from '@millwright/contracts';
import { Box, Button } from '@mui/material';
import { AutocompleteArrayInput, AutocompleteInput, required } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';

export function CountriesInput({ disabled }: { disabled: boolean }) {
  const say = useWords();
  const { locale } = useFormats();
  const { setValue } = useFormContext();
  const chosen: string[] = useWatch({ name: 'countries' }) ?? [];
  const named = (codes?: readonly string[]) =>
    countryChoices(locale, codes).map(({ id, name }) => ({
      id,
      name: `${name} (${isolated(id)})`,
    }));
  const choose = (codes: readonly string[]) =>
    setValue('countries', codes, { shouldDirty: true, shouldValidate: true });
  return (
    <Box sx={{ width: '100%', maxWidth: 840 }}>
      <AutocompleteArrayInput
        source="countries"
        label={say('settings.countries')}
        helperText={say('settings.countriesHelp')}
        choices={named()}
        translateChoice={false}
        validate={required()}
        disabled={disabled}
        fullWidth
        limitTags={30}
      />
      {disabled ? null : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
          <Button
            size="small"
            variant="outlined"
            onClick={() => choose([...new Set([...chosen, ...EU_COUNTRIES])])}
          >
            {say('settings.addUnion')}
          </Button>
          <Button size="small" variant="outlined" onClick={() => choose(countryCodes())}>
            {say('settings.allCountries')}
          </Button>
        </Box>
      )}
      <AutocompleteInput
        source="defaultCountry"
        label={say('settings.defaultCountry')}
        helperText={say('settings.defaultCountryHelp')}
        choices={named(chosen)}
        translateChoice={false}
        validate={required()}
        disabled={disabled}
        sx={{ width: '100%', maxWidth: 420 }}
      />
    </Box>
  );
}
