// Text field of an action's dialog: a rejection that names it marks it with its sentence, until the next try.
import { TextField, type TextFieldProps } from '@mui/material';
import { createContext, useContext } from 'react';

/** Sentences of the last rejection by the names of fields, as the server names them. */
export const RejectedFields = createContext<Readonly<Record<string, unknown>>>({});

export function ActionField({ error, helperText, ...props }: TextFieldProps & { name: string }) {
  const sentence = useContext(RejectedFields)[props.name];
  const isRejected = typeof sentence === 'string';
  return (
    <TextField
      {...props}
      error={error === true || isRejected}
      helperText={helperText ?? (isRejected ? sentence : undefined)}
    />
  );
}
