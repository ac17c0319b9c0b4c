// Preset views of a list: buttons above it that set its filters; other combinations are saved from the menu of filters.
import { Box, Chip } from '@mui/material';
import { useListContext } from 'react-admin';
import { useWords, type WordKey } from '../i18n/index.ts';

export type View = {
  label: WordKey;
  filter: Record<string, unknown>;
  sort?: { field: string; order: 'ASC' | 'DESC' };
};

export function Views({ views }: { views: readonly View[] }) {
  const say = useWords();
  const { filterValues, displayedFilters, setFilters, setSort } = useListContext();
  // Whose records these are stays, whatever is to be seen of them.
  const { q: _searched, customerId, ...chosen } = filterValues as Record<string, unknown>;
  return (
    <Box role="group" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 1 }}>
      {views.map(({ label, filter, sort }) => {
        const isChosen = JSON.stringify(filter) === JSON.stringify(chosen);
        return (
          <Chip
            key={label}
            label={say(label)}
            clickable
            data-view
            aria-pressed={isChosen}
            color={isChosen ? 'primary' : 'default'}
            variant={isChosen ? 'filled' : 'outlined'}
            onClick={() => {
              setFilters(
                customerId === undefined ? filter : { ...filter, customerId },
                displayedFilters,
              );
              if (sort !== undefined) setSort(sort);
            }}
          />
        );
      })}
    </Box>
  );
}

/** Says in words that a list is empty, instead of an empty table. */
export function Unless({ empty, children }: { empty: WordKey; children: React.ReactNode }) {
  const say = useWords();
  const { total, isPending } = useListContext();
  if (!isPending && total === 0)
    return <Box sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>{say(empty)}</Box>;
  return <>{children}</>;
}
