// Price input: an amount in the entry, with a point or a comma, its minor units in the record. Text that is no amount stays as it was typed and is not sent.
import type { CurrencyCode } from '@millwright/contracts';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { FieldTitle, InputHelperText, required, useInput } from 'react-admin';
import { useWords, type WordKey } from '../../i18n/index.ts';
import { minorOf, typed } from '../../lib/amounts.ts';
import { baseCurrency, shopCurrencies } from '../../lib/api.ts';

/** `currency`: the base currency, unless another one is said. */
type Props = {
  source: string;
  label: WordKey;
  currency?: CurrencyCode;
  help?: WordKey;
  isRequired?: boolean;
};
/** Minor units; text that is no amount; null for none. */
type Value = number | string | null | undefined;

export function PriceInput({
  source,
  label,
  currency = baseCurrency(),
  help,
  isRequired = false,
}: Props) {
  const say = useWords();
  const isAmount = (value: Value): string | undefined =>
    value == null || value === '' || (typeof value === 'number' && value > 0)
      ? undefined
      : say('products.priceRule');
  const { field, fieldState, id } = useInput({
    source,
    validate: isRequired ? [required(), isAmount] : isAmount,
  });
  const value = field.value as Value;
  // "12." on the way to "12.5" stays as it is typed, as long as the record has what it says.
  const [text, setText] = useState('');
  const shown =
    recordOf(text) === value ? text : typeof value === 'number' ? typed(value) : (value ?? '');
  const { error, invalid } = fieldState;
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      value={shown}
      onChange={({ target }) => {
        setText(target.value);
        field.onChange(recordOf(target.value));
      }}
      onBlur={field.onBlur}
      label={
        <FieldTitle label={say(label, { currency })} source={source} isRequired={isRequired} />
      }
      error={invalid}
      helperText={
        <InputHelperText
          error={invalid ? error?.message : undefined}
          helperText={help === undefined ? false : say(help)}
        />
      }
      size="small"
      margin="dense"
      slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr', autoComplete: 'off' } }}
    />
  );
}

type OwnPrices = Partial<Record<CurrencyCode, number>>;

/** Of a product or a lot in the other currencies of the shop; what is empty follows the rate. */
export function OwnPriceInputs() {
  const [, ...others] = shopCurrencies();
  return others.map((currency) => (
    <PriceInput
      key={currency}
      source={`ownPrices.${currency}`}
      label="products.priceIn"
      currency={currency}
      help="products.overrideHelp"
    />
  ));
}

/** What an untouched form has for them: without it, it would count as changed from the start. */
export function noOwnPrices(): Record<string, null> {
  const [, ...others] = shopCurrencies();
  return Object.fromEntries(others.map((currency) => [currency, null]));
}

/** What the server takes of those entries. */
export function toOwnPrices(entries: Partial<Record<string, unknown>> | null = {}): OwnPrices {
  const filled = Object.entries(entries ?? {}).filter(([, price]) => price != null && price !== '');
  return Object.fromEntries(filled) as OwnPrices;
}

function recordOf(text: string): Value {
  return text.trim() === '' ? null : (minorOf(text) ?? text);
}
