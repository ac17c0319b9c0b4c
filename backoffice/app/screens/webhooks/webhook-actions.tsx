// Webhook actions with a form of their own: another secret, and a replay from a date.
import type { WebhookEndpoint, WebhookEndpointWithSecret } from '@millwright/contracts';
import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { rejectionOf } from '../../lib/act.ts';
import { api } from '../../lib/api.ts';
import { useFormats } from '../../lib/format.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Panel } from '../../ui/panel.tsx';
import { SecretDialog } from './webhook-parts.tsx';

export function SecretPanel({ endpoint }: { endpoint: WebhookEndpoint }) {
  const say = useWords();
  const notify = useNotify();
  const refresh = useRefresh();
  const { moment } = useFormats();
  const [isAsked, setAsked] = useState(false);
  const [secret, setSecret] = useState('');
  const rotate = async (): Promise<void> => {
    setAsked(false);
    try {
      const path = `/webhooks/${endpoint.id}/rotate`;
      setSecret((await api<WebhookEndpointWithSecret>('POST', path)).secret);
    } catch (error) {
      notify(rejectionOf(error, say('common.failed')), { type: 'error' });
    }
  };
  return (
    <Panel title={say('webhooks.secret')}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {say('webhooks.secretOf', { when: moment(endpoint.rotatedAt) })}
      </Typography>
      {endpoint.secrets > 1 ? (
        <Typography variant="body2" sx={{ mb: 1 }}>
          {say('webhooks.secretsTwo')}
        </Typography>
      ) : null}
      <Button variant="outlined" onClick={() => setAsked(true)}>
        {say('webhooks.rotate')}
      </Button>
      <Confirm
        isOpen={isAsked}
        title={say('webhooks.rotate')}
        content={say('webhooks.rotateSure')}
        onConfirm={() => void rotate()}
        onClose={() => setAsked(false)}
      />
      {secret === '' ? null : (
        <SecretDialog
          secret={secret}
          onClose={() => {
            setSecret('');
            refresh();
          }}
        />
      )}
    </Panel>
  );
}

export function ReplayPanel({ id, onDone }: { id: number; onDone: () => void }) {
  const say = useWords();
  const notify = useNotify();
  const refresh = useRefresh();
  const { number } = useFormats();
  const [from, setFrom] = useState('');
  const { submit, isBusy, error } = useSubmit(async () => {
    const body = { from: new Date(from).toISOString() };
    const { events } = await api<{ events: number }>('POST', `/webhooks/${id}/replay`, { body });
    notify(say('webhooks.replayed', { n: number(events) }), { type: 'success' });
    setFrom('');
    refresh();
    onDone();
  });
  return (
    <Panel title={say('webhooks.replay')}>
      <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
        <Typography variant="body2">{say('webhooks.replayHelp')}</Typography>
        <TextField
          type="datetime-local"
          required
          size="small"
          label={say('webhooks.replayFrom')}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        {error === '' ? null : <Alert severity="error">{error}</Alert>}
        <Box>
          <Button type="submit" variant="outlined" disabled={isBusy}>
            {say('webhooks.again')}
          </Button>
        </Box>
      </Box>
    </Panel>
  );
}
