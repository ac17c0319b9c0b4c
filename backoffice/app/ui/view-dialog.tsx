// Dialog of a saved view: its name, with whom it is shared, its filters taken over from the list, and its end.
import { ROLES, type SavedView, type SavedViewList } from '@millwright/contracts';
import {
  Alert,
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { useWords } from '../i18n/index.ts';
import { api } from '../lib/api.ts';
import { useSubmit } from '../lib/use-submit.ts';
import { RoleName } from './role-name.tsx';

export type Shown = Pick<SavedView, 'filter' | 'sort' | 'direction'>;

export function ViewDialog({
  list,
  view,
  shown,
  onClose,
  onDone,
}: {
  list: SavedViewList;
  /** null: a new one. */
  view: SavedView | null;
  shown: Shown;
  onClose: () => void;
  onDone: () => void;
}) {
  const say = useWords();
  const { identity } = useGetIdentity();
  const [name, setName] = useState(view?.name ?? '');
  const [shared, setShared] = useState(view?.shared ?? '');
  const [takesOver, setTakesOver] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const own = identity?.role as string | undefined;
  const roles = [
    ...new Set([...ROLES, ...[own, shared].filter((role) => role?.startsWith('own-'))]),
  ];
  const { submit, isBusy, error } = useSubmit(async () => {
    const content = view === null || takesOver ? shown : view;
    const { filter, sort, direction } = content;
    const body = { name, shared, filter, sort, direction };
    if (isEnding) await api('DELETE', `/saved-views/${view?.id}`);
    else if (view === null) await api('POST', '/saved-views', { body: { list, ...body } });
    else await api('PUT', `/saved-views/${view.id}`, { body });
    onDone();
    onClose();
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="view-title">
      <Box component="form" noValidate onSubmit={submit}>
        <DialogTitle id="view-title">{say(view === null ? 'views.save' : 'views.one')}</DialogTitle>
        <DialogContent>
          {error === '' ? null : (
            <Alert severity="error" sx={{ mb: 2 }}>
              {error}
            </Alert>
          )}
          {isEnding ? (
            <Typography>{say(view?.shared === '' ? 'views.sure' : 'views.sureShared')}</Typography>
          ) : (
            <Stack spacing={2} sx={{ pt: 1 }}>
              <TextField
                autoFocus
                required
                label={say('views.name')}
                value={name}
                onChange={(event) => setName(event.target.value)}
                slotProps={{ htmlInput: { maxLength: 60, dir: 'auto' } }}
              />
              <TextField
                select
                label={say('views.shared')}
                value={shared === '' ? 'me' : shared}
                onChange={(event) =>
                  setShared(event.target.value === 'me' ? '' : event.target.value)
                }
              >
                {['me', 'all', ...roles].map((who) => (
                  <MenuItem key={who} value={who}>
                    <SharedWith shared={who === 'me' ? '' : (who as string)} />
                  </MenuItem>
                ))}
              </TextField>
              {view === null ? null : (
                <FormControlLabel
                  control={
                    <Checkbox
                      checked={takesOver}
                      onChange={(_, checked) => setTakesOver(checked)}
                    />
                  }
                  label={say('views.takeOver')}
                />
              )}
            </Stack>
          )}
        </DialogContent>
        <DialogActions>
          {view === null || isEnding ? null : (
            <Button color="error" sx={{ marginInlineEnd: 'auto' }} onClick={() => setEnding(true)}>
              {say('views.remove')}
            </Button>
          )}
          <Button onClick={onClose}>{say('orders.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color={isEnding ? 'error' : 'primary'}
            disabled={isBusy}
          >
            {say(isEnding ? 'views.remove' : 'orders.save')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

export function SharedWith({ shared }: { shared: string }) {
  const say = useWords();
  const { identity } = useGetIdentity();
  if (shared === '') return <>{say('views.onlyMe')}</>;
  if (shared === 'all') return <>{say('views.all')}</>;
  const ownRoleName = shared === identity?.role ? (identity?.ownRoleName ?? null) : null;
  return <RoleName of={{ role: shared, ownRoleName }} />;
}
