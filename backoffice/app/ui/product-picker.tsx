// Product picker: searches by the beginning of a part number or of words of the name, debounced.
import type { AdminProductRow } from '@millwright/contracts';
import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useWords } from '../i18n/index.ts';
import { api } from '../lib/api.ts';
import { Ltr, Name } from './isolated.tsx';

type Props = {
  label: string;
  taken: readonly number[];
  onChoose: (product: AdminProductRow) => void;
  disabled?: boolean;
};

export function ProductPicker({ label, taken, onChoose, disabled = false }: Props) {
  const say = useWords();
  const [q, setQ] = useState('');
  const { options, failure } = useFound(q);
  return (
    <Autocomplete
      size="small"
      value={null}
      inputValue={q}
      disabled={disabled}
      options={options.filter((option) => !taken.includes(option.id))}
      filterOptions={(all) => all}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      noOptionsText={failure ?? say(q.trim() === '' ? 'products.search' : 'common.nothingFiltered')}
      onInputChange={(_, typed, why) => {
        if (why === 'input') setQ(typed);
      }}
      onChange={(_, chosen) => {
        if (chosen === null) return;
        setQ('');
        onChoose(chosen);
      }}
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props}>
          <Box sx={{ minInlineSize: 0 }}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              <Name>{option.name}</Name>
            </Typography>
            <Typography variant="caption" color="textSecondary">
              <Ltr mono>{option.sku}</Ltr> · <Name>{option.manufacturer}</Name>
            </Typography>
          </Box>
        </Box>
      )}
      renderInput={(input) => (
        <TextField {...input} label={label} placeholder={say('products.search')} />
      )}
    />
  );
}

function useFound(q: string): { options: AdminProductRow[]; failure: string | null } {
  const [state, setState] = useState<{ options: AdminProductRow[]; failure: string | null }>({
    options: [],
    failure: null,
  });
  useEffect(() => {
    if (q.trim() === '') return setState({ options: [], failure: null });
    let isWanted = true;
    const timer = setTimeout(() => {
      api<{ rows: AdminProductRow[] }>('GET', '/products', { query: { q, count: 25 } }).then(
        ({ rows }) => isWanted && setState({ options: rows, failure: null }),
        (error: Error) => isWanted && setState({ options: [], failure: error.message }),
      );
    }, 200);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [q]);
  return state;
}
