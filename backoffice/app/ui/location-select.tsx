// Choice of a stock location, in forms of shops with several; a shop with one sees nothing of it. [decisions 0102]
import { MenuItem, TextField } from '@mui/material';
import { useEffect } from 'react';
import { useWords, type WordKey } from '../i18n/index.ts';
import { useAnswer } from '../lib/use-answer.ts';

export type Place = { id: number; name: string };

export function LocationSelect({
  places,
  value,
  onChange,
  label = 'locations.at',
}: {
  places: readonly Place[];
  value: number | undefined;
  onChange: (id: number) => void;
  label?: WordKey;
}) {
  const say = useWords();
  if (places.length < 2) return null;
  return (
    <TextField
      select
      label={say(label)}
      value={value ?? places[0]?.id ?? ''}
      onChange={(event) => onChange(Number(event.target.value))}
      sx={{ minInlineSize: 200 }}
    >
      {places.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The locations that a record's call answers; the first of them is chosen until somebody chooses another. */
export function LocationOf({
  path,
  ...select
}: {
  /** Of a product or an order. */
  path: `/${'products' | 'orders'}/${number}/stock-locations`;
  value: number | undefined;
  onChange: (id: number) => void;
  label?: WordKey;
}) {
  const { value, onChange } = select;
  const places = useAnswer<{ rows: Place[] }>(path).data?.rows ?? [];
  const first = places.length > 1 ? places[0]?.id : undefined;
  useEffect(() => {
    if (value === undefined && first !== undefined) onChange(first);
  }, [value, first, onChange]);
  return <LocationSelect places={places} {...select} />;
}
