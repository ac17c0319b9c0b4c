// May this person change the catalogue, or only look? Who only looks gets entries that cannot be typed into, and no buttons.

import RefreshIcon from '@mui/icons-material/Refresh';
import { Alert, Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { CreateButton, FilterButton, SaveButton, Toolbar, TopToolbar, usePermissions, useRefresh } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { mayI } from '../../lib/auth.ts';

export function useMayEdit(): boolean {
  const { permissions } = usePermissions<string[]>();
  return mayI(permissions, 'catalogue:write');
}

export function EditableSet({ children }: { children: ReactNode }) {
  const may = useMayEdit();
  return (
    <Box component="fieldset" disabled={!may} sx={{ border: 0, p: 0, m: 0, minInlineSize: 0, inlineSize: '100%' }}>
      {children}
    </Box>
  );
}

export function DeskToolbar({ children }: { children?: ReactNode }) {
  const say = useWords();
  const may = useMayEdit();
  const refresh = useRefresh();
  if (!may)
    return (
      <Alert severity="info" sx={{ m: 2 }}>
        {say('catalogue.readOnly')}
      </Alert>
    );
  return (
    <Toolbar sx={{ gap: 1, flexWrap: 'wrap', bgcolor: 'background.paper' }}>
      <SaveButton />
      <Button startIcon={<RefreshIcon />} onClick={refresh}>
        {say('catalogue.loadAgain')}
      </Button>
      {children}
    </Toolbar>
  );
}

export function ListActions({ children }: { children?: ReactNode }) {
  const may = useMayEdit();
  return (
    <TopToolbar>
      <FilterButton />
      {children}
      {may ? <CreateButton /> : null}
    </TopToolbar>
  );
}
