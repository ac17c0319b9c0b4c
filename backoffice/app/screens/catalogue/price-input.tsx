// Price input: rupees with paise in the entry, with a point or a comma, paise in the record. Text that is no amount stays as it was typed and is not sent.
import { TextField } from '@mui/material';
import { useState } from 'react';
import { FieldTitle, InputHelperText, required, useInput } from 'react-admin';
import { useWords, type WordKey } from '../../i18n/index.ts';
import { minorOf, typed } from '../../lib/amounts.ts';

type Props = { source: string; label: WordKey; help?: WordKey; isRequired?: boolean };
/** Minor units; text that is no amount; null for none. */
type Value = number | string | null | undefined;

export function PriceInput({ source, label, help, isRequired = false }: Props) {
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
      label={<FieldTitle label={say(label)} source={source} isRequired={isRequired} />}
      error={invalid}
      helperText={
        <InputHelperText
          error={invalid ? error?.message : undefined}
          helperText={help === undefined ? false : say(help)}
        />
      }
      size="small"
      variant="filled"
      margin="dense"
      slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr', autoComplete: 'off' } }}
    />
  );
}

function recordOf(text: string): Value {
  return text.trim() === '' ? null : (minorOf(text) ?? text);
}
