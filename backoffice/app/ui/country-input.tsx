// Country of a record, chosen by its name in the reader's language; the form keeps its ISO 3166 code.
import { AutocompleteInput, required } from 'react-admin';
import { useFormats } from '../lib/format.ts';
import { namedCountries } from './countries-input.tsx';

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
      choices={namedCountries(locale)}
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
