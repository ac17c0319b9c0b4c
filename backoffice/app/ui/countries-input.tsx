// Several countries, by their names; the European Union and all countries are added at one press.

import { countryChoices, countryCodes, EU_COUNTRIES, isolated } from '@millwright/contracts';
import { Box, Button } from '@mui/material';
import { AutocompleteArrayInput, required } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useWords } from '../i18n/index.ts';
import { useFormats } from '../lib/format.ts';

/** Choices of an input, named with their codes. */
export function namedCountries(
  locale: string,
  codes?: readonly string[],
): { id: string; name: string }[] {
  return countryChoices(locale, codes).map(({ id, name }) => ({
    id,
    name: `${name} (${isolated(id)})`,
  }));
}

type Props = { source: string; label: string; help?: string; disabled?: boolean };

export function CountriesInput({ source, label, help, disabled = false }: Props) {
  const say = useWords();
  const { locale } = useFormats();
  const { setValue } = useFormContext();
  const chosen: string[] = useWatch({ name: source }) ?? [];
  const choose = (codes: readonly string[]) =>
    setValue(source, codes, { shouldDirty: true, shouldValidate: true });
  return (
    <Box sx={{ width: '100%', maxWidth: 840 }}>
      <AutocompleteArrayInput
        source={source}
        label={label}
        {...(help === undefined ? {} : { helperText: help })}
        choices={namedCountries(locale)}
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
    </Box>
  );
}
