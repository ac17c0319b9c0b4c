// Keys of an API client: made with a last day or without, shown once to be copied, revoked. Two at a time, so that a new one is in use before the old one ends.
import type { AdminApiClient } from '@millwright/contracts';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Confirm, useLocaleState, useNotify, useRefresh } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { rejectionOf, useAct } from '../../lib/act.ts';
import { api } from '../../lib/api.ts';
import { useFormats } from '../../lib/format.ts';
import { useMay } from '../../lib/use-may.ts';
import { Ltr } from '../../ui/isolated.tsx';
import { ShownOnce } from '../../ui/shown-once.tsx';
import { SmallTable } from '../../ui/small-table.tsx';

type Key = AdminApiClient['keys'][number];
/** Most valid keys of a client. */
const LIVE_KEYS = 2;
const DAYS = [90, 365, 730] as const;

export function ApiKeys({ client }: { client: AdminApiClient }) {
  const say = useWords();
  const { day, moment } = useFormats();
  const may = useMay('staff:write');
  const { act, isBusy } = useAct();
  const [isNew, setNew] = useState(false);
  const [revoked, setRevoked] = useState<Key | null>(null);
  const live = client.keys.filter(({ state }) => state === 'live').length;
  const stateOf = ({ state, expiresAt }: Key): string =>
    state === 'live' && expiresAt !== null
      ? say('apiKeys.until', { day: moment(expiresAt) })
      : say(`apiKeys.${state}`);
  const revoke = async (): Promise<void> => {
    await act('POST', `/api-clients/${client.id}/keys/${revoked?.id}/revoke`, {}, 'apiKeys.done');
    setRevoked(null);
  };
  return (
    <Box component="section" aria-label={say('apiClients.keys')} sx={{ maxWidth: 1000 }}>
      <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
        {say('apiClients.keys')}
      </Typography>
      {client.keys.length === 0 ? (
        <Alert severity="info">{say('apiKeys.none')}</Alert>
      ) : (
        <SmallTable
          label={say('apiClients.keys')}
          head={[
            ...[say('apiKeys.key'), say('apiClients.state')],
            ...[say('apiClients.lastUsed'), say('apiClients.created')],
          ]}
          figuresFrom={4}
          rows={client.keys.map((key) => [
            // The button beside its key: at the end of the row a telephone would not show it.
            <Box key="key" component="span" sx={{ whiteSpace: 'nowrap' }}>
              <Ltr mono>{`mw_live_${key.prefix}…`}</Ltr>
              {may && key.state === 'live' ? (
                <Button
                  size="small"
                  color="error"
                  disabled={isBusy}
                  onClick={() => setRevoked(key)}
                  sx={{ display: 'block' }}
                >
                  {say('apiKeys.revoke')}
                </Button>
              ) : null}
            </Box>,
            stateOf(key),
            key.lastUsedDay === null ? say('apiClients.never') : day(key.lastUsedDay),
            moment(key.createdAt),
          ])}
        />
      )}
      {may ? (
        <Box sx={{ mt: 2 }}>
          <Button variant="outlined" disabled={live >= LIVE_KEYS} onClick={() => setNew(true)}>
            {say('apiKeys.new')}
          </Button>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {say(live >= LIVE_KEYS ? 'apiKeys.enough' : 'apiKeys.rotation')}
          </Typography>
        </Box>
      ) : null}
      {isNew ? <NewKey client={client} onClose={() => setNew(false)} /> : null}
      <Confirm
        isOpen={revoked !== null}
        title={say('apiKeys.revokeTitle', { key: `\u2066mw_live_${revoked?.prefix}…\u2069` })}
        content={say('apiKeys.revokeSure')}
        confirm={say('apiKeys.revoke')}
        onConfirm={() => void revoke()}
        onClose={() => setRevoked(null)}
      />
    </Box>
  );
}

/** First how long it is valid, then the key itself; only its button closes it, so that no key is lost by a click beside it. */
function NewKey({ client, onClose }: { client: AdminApiClient; onClose: () => void }) {
  const say = useWords();
  const notify = useNotify();
  const refresh = useRefresh();
  const [locale] = useLocaleState();
  const [days, setDays] = useState<number | 'none'>(365);
  const [key, setKey] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const make = async (): Promise<void> => {
    setBusy(true);
    try {
      const made = await api<{ key: string }>('POST', `/api-clients/${client.id}/keys`, {
        body: { validDays: days === 'none' ? null : days },
      });
      setKey(made.key);
    } catch (error) {
      notify(rejectionOf(error, say('common.failed')), { type: 'error' });
    }
    setBusy(false);
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={key === null ? onClose : () => undefined}
      aria-labelledby="new-key"
      lang={locale}
    >
      <DialogTitle id="new-key">{say('apiKeys.new')}</DialogTitle>
      {key === null ? (
        <DialogContent>
          <TextField
            select
            fullWidth
            label={say('apiKeys.valid')}
            value={days}
            onChange={({ target: { value } }) => setDays(value === 'none' ? value : Number(value))}
            sx={{ mt: 1 }}
          >
            {DAYS.map((n) => (
              <MenuItem key={n} value={n}>
                {say('apiKeys.days', { n })}
              </MenuItem>
            ))}
            <MenuItem value="none">{say('apiKeys.live')}</MenuItem>
          </TextField>
        </DialogContent>
      ) : (
        <ShownOnce
          help={say('apiKeys.once')}
          secret={key}
          onClose={() => {
            onClose();
            refresh();
          }}
        />
      )}
      {key === null ? (
        <DialogActions>
          <Button onClick={onClose}>{say('apiKeys.cancel')}</Button>
          <Button variant="contained" disabled={isBusy} onClick={() => void make()}>
            {say('apiKeys.make')}
          </Button>
        </DialogActions>
      ) : null}
    </Dialog>
  );
}
