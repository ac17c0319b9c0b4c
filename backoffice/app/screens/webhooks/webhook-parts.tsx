// Parts of the webhook screens: chips of states, an answer in words, a secret that is shown once.
import {
  EVENT_TYPE_NAMES,
  type EventType as EventTypeName,
  WEBHOOK_TEST_TYPE,
  type WebhookDelivery,
  type WebhookEndpoint,
} from '@millwright/contracts';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '@mui/material';
import { useNotify } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { StateChip } from '../../ui/cells.tsx';
import { Ltr } from '../../ui/isolated.tsx';

export function EventType({ type }: { type: string }) {
  const say = useWords();
  if (type === WEBHOOK_TEST_TYPE) return <span title={type}>{say('webhooks.testEvent')}</span>;
  // One of another release keeps its code.
  return isEventType(type) ? (
    <span title={type}>{say(`event.${type}`)}</span>
  ) : (
    <Ltr mono>{type}</Ltr>
  );
}

function isEventType(type: string): type is EventTypeName {
  return (EVENT_TYPE_NAMES as readonly string[]).includes(type);
}

export function EndpointChip({ state }: Pick<WebhookEndpoint, 'state'>) {
  const say = useWords();
  const color = state === 'on' ? 'success' : state === 'failing' ? 'error' : 'default';
  return <StateChip color={color} label={say(`webhooks.${state}`)} />;
}

export function DeliveryChip({ state, attempts }: Pick<WebhookDelivery, 'state' | 'attempts'>) {
  const say = useWords();
  if (state === 'waiting' && attempts > 0)
    return <StateChip color="warning" label={say('webhooks.delivery.retrying')} />;
  const color = state === 'done' ? 'success' : state === 'dead' ? 'error' : 'info';
  return <StateChip color={color} label={say(`webhooks.delivery.${state}`)} />;
}

/** A status, or why there was none. */
export function Answer({ of }: { of: Pick<WebhookDelivery, 'lastStatus' | 'lastFailure'> }) {
  const say = useWords();
  if (of.lastFailure !== null) return <>{say(`webhooks.failure.${of.lastFailure}`)}</>;
  return of.lastStatus === null ? <>–</> : <Ltr mono>{String(of.lastStatus)}</Ltr>;
}

export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const say = useWords();
  const notify = useNotify();
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(secret);
    notify(say('common.copied'), { type: 'success' });
  };
  return (
    // Closed by its button only: what is lost here is not shown again.
    <Dialog open onClose={() => undefined} aria-labelledby="webhook-secret">
      <DialogTitle id="webhook-secret">{say('webhooks.secret')}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          {say('webhooks.secretOnce')}
        </Alert>
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <Ltr mono>{secret}</Ltr>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void copy()}>{say('common.copy')}</Button>
        <Button variant="contained" onClick={onClose}>
          OK
        </Button>
      </DialogActions>
    </Dialog>
  );
}
