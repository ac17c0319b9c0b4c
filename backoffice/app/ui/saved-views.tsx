// Saved views of a list: beside a list where there is room, else in the menu of its filters.
import { Box, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { SavedQueriesList } from 'react-admin';

/** For the properties of a `<List>`: `<List {...useSavedViews()}>`. */
export function useSavedViews(): { aside?: ReactElement; sx: object } {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('xl'));
  return { ...(isWide ? { aside: <Saved /> } : {}), sx: { '& .RaList-main': { minWidth: 0 } } };
}

function Saved() {
  return (
    <Box sx={{ width: 180, flexShrink: 0, pt: 8, marginInlineStart: 2 }}>
      <SavedQueriesList />
    </Box>
  );
}
