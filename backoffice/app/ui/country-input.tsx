// Country of a record, chosen by its name in the reader's language; the form keeps its ISO 3166 code.
import { countryChoices, isolated } from '@millwright/contracts';
import { AutocompleteInput, required } from 'react-admin';
import { useFormats } from '../lib/format.ts';

type Props = {
  source: string;
  label: string;
  isOptional?: boolean;
  disabled?: boolean /** Of a filter of a list. */;
  alwaysOn?: boolean;
};

export function CountryInput({ source, label, isOptional = false, disabled = false }: Props) {
  const { locale } = useFormats();
  return (
    <AutocompleteInput
      source={source}
      label={label}
      choices={countryChoices(locale).map(({ id, name }) => ({
        id,
        name: `${name} (${isolated(id)})`,
      }))}
      matchSuggestion={(text: string, { id, name }: { id: string; name: string }) =>
        id.toLowerCase() === text.trim().toLowerCase() ||
        name.toLowerCase().includes(text.trim().toLowerCase())
      }
      translateChoice={false}
      disabled={disabled}
      {...(isOptional ? {} : { validate: required() })}
      fullWidth
    />
  );
}
