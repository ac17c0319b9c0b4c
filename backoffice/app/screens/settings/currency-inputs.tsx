// Currency inputs: the base currency, in which the shop charges, and those that it shows beside with their rates.
import {
  CURRENCY_CODES,
  type CurrencySettings,
  currencyName,
  isolated,
} from '@millwright/contracts';
import {
  ArrayInput,
  AutocompleteInput,
  BooleanInput,
  required,
  SimpleFormIterator,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { ltr } from './company-inputs.tsx';

const WIDE = { width: '100%', maxWidth: 420 };

/** Every currency that a shop may have, by name. */
export function useCurrencyChoices(): { id: string; name: string }[] {
  const { locale } = useFormats();
  return CURRENCY_CODES.map((id) => ({
    id,
    name: `${currencyName(id, locale)} (${isolated(id)})`,
  })).sort((a, b) => a.name.localeCompare(b.name, locale));
}

export function CurrencyInputs({ disabled }: { disabled: boolean }) {
  const say = useWords();
  const choices = useCurrencyChoices();
  const base: string = useWatch({ name: 'base' }) ?? '';
  const isFixed: boolean = useWatch({ name: 'isBaseFixed' }) === true;
  const saved = useRecordContext<CurrencySettings>();
  const { getValues, setValue } = useFormContext();
  // Rates are amounts of the base currency: of another one they are given anew.
  const rateAnew = (chosen: unknown): void => {
    const others: CurrencySettings['others'] = getValues('others') ?? [];
    const anew = others
      .filter(({ currency }) => currency !== chosen)
      .map(({ currency }) => ({ currency, basePerUnit: '' }));
    setValue('others', saved?.base === chosen ? saved?.others : anew, { shouldDirty: true });
  };
  return (
    <>
      <AutocompleteInput
        sx={WIDE}
        source="base"
        label={say('currencies.base')}
        helperText={say(isFixed ? 'currencies.baseFixed' : 'currencies.baseHelp')}
        choices={choices}
        translateChoice={false}
        validate={required()}
        disabled={disabled}
        // Not disabled: what is disabled is not sent.
        readOnly={isFixed}
        onChange={rateAnew}
      />
      <ArrayInput
        source="others"
        label={say('currencies.others')}
        helperText={say('currencies.othersHelp')}
      >
        <SimpleFormIterator inline disableReordering={disabled}>
          <AutocompleteInput
            sx={{ minWidth: 260 }}
            source="currency"
            label={say('rates.currency')}
            choices={choices.filter(({ id }) => id !== base)}
            translateChoice={false}
            validate={required()}
            helperText={false}
            disabled={disabled}
          />
          <TextInput
            source="basePerUnit"
            label={say('currencies.rate', { currency: base })}
            validate={required()}
            helperText={false}
            disabled={disabled}
            slotProps={{ htmlInput: { ...ltr.htmlInput, inputMode: 'decimal' } }}
          />
        </SimpleFormIterator>
      </ArrayInput>
      {disabled ? null : <BooleanInput source="sure" label={say('rates.sure')} />}
    </>
  );
}
