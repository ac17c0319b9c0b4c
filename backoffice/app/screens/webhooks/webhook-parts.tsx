// Parts of the webhook screens: chips of states, an answer in words, a secret that is shown once.
import {
  EVENT_TYPE_NAMES,
  type EventType as EventTypeName,
  WEBHOOK_TEST_TYPE,
  type WebhookDelivery,
  type WebhookEndpoint,
} from '@millwright/contracts';
import { useWords } from '../../i18n/index.ts';
import { StateChip } from '../../ui/cells.tsx';
import { Ltr } from '../../ui/isolated.tsx';
import { ShownOnceDialog } from '../../ui/shown-once.tsx';

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
  return (
    <ShownOnceDialog
      title={say('webhooks.secret')}
      help={say('webhooks.secretOnce')}
      secret={secret}
      onClose={onClose}
    />
  );
}
