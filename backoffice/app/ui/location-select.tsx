// Choice of a stock location, in forms of shops with several; a shop with one sees nothing of it. [decisions 0102]
import { Box, MenuItem, TextField } from '@mui/material';
import { useEffect } from 'react';
import { useWords, type WordKey } from '../i18n/index.ts';
import { useAnswer } from '../lib/use-answer.ts';

/** More than any shop has. */
export const MAX_LOCATIONS = 200;

export type Place = { id: number; name: string };
type Props = { value: number | undefined; onChange: (id: number) => void; label?: WordKey };

export function LocationSelect({ places, ...select }: Props & { places: readonly Place[] }) {
  return places.length < 2 ? null : <Choices places={places} {...select} />;
}

/** The locations that a record's call answers; the first of them is chosen until somebody chooses another. */
export function LocationOf({
  path,
  mustHaveAll = false,
  ...select
}: Props & {
  /** Of a product or an order. */
  path: `/${'products' | 'orders'}/${number}/stock-locations`;
  /** Only those from which all of the order can leave; where none has all, nothing is chosen. */
  mustHaveAll?: boolean;
}) {
  const { value, onChange } = select;
  const rows = useAnswer<{ rows: (Place & { isEnough?: boolean })[] }>(path).data?.rows ?? [];
  const places = rows.filter(({ isEnough }) => !mustHaveAll || isEnough === true);
  const first = rows.length > 1 ? places[0]?.id : undefined;
  useEffect(() => {
    if (value === undefined && first !== undefined) onChange(first);
  }, [value, first, onChange]);
  if (first === undefined) return null;
  return (
    <Box sx={{ mt: 1 }}>
      <Choices places={places} {...select} />
    </Box>
  );
}

function Choices({
  places,
  value,
  onChange,
  label = 'locations.at',
}: Props & { places: readonly Place[] }) {
  const say = useWords();
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
