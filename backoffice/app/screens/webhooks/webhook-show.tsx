// Webhook page: how an endpoint fares, its last deliveries, and what can be done with it.
import type { WebhookDelivery, WebhookEndpoint } from '@millwright/contracts';
import { Alert, Box, Button, Link as MuiLink, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { Confirm, EditButton, Show, useRecordContext, useRefresh } from 'react-admin';
import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { useAct } from '../../lib/act.ts';
import { useFormats } from '../../lib/format.ts';
import { useAnswer } from '../../lib/use-answer.ts';
import { useMay } from '../../lib/use-may.ts';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { Facts, Panel, TwoColumns } from '../../ui/panel.tsx';
import { SmallTable } from '../../ui/small-table.tsx';
import { ReplayPanel, SecretPanel } from './webhook-actions.tsx';
import { Answer, DeliveryChip, EndpointChip, EventType } from './webhook-parts.tsx';

/** While one of its last deliveries waits they are read again. */
const AGAIN_MS = 2_000;
const SHOWN = 10;

export function WebhookShow() {
  return (
    <Show actions={false} component="div">
      <EndpointPage />
    </Show>
  );
}

function EndpointPage() {
  const endpoint = useRecordContext<WebhookEndpoint>();
  const may = useMay('system:write');
  /** Each action reads the deliveries again. */
  const [turn, setTurn] = useState(0);
  if (endpoint === undefined) return null;
  const changed = (): void => setTurn((last) => last + 1);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mt: 1 }}>
        <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
          <Ltr>{endpoint.url}</Ltr>
        </Typography>
        <EndpointChip state={endpoint.state} />
      </Box>
      <Trouble endpoint={endpoint} />
      <TwoColumns
        main={
          <>
            {may ? <Actions endpoint={endpoint} onDone={changed} /> : null}
            <LastDeliveries key={turn} id={endpoint.id} />
          </>
        }
        side={
          <>
            <About endpoint={endpoint} />
            {may ? <SecretPanel endpoint={endpoint} /> : null}
            {may && endpoint.state !== 'off' ? (
              <ReplayPanel key={turn} id={endpoint.id} onDone={changed} />
            ) : null}
          </>
        }
      />
    </>
  );
}

function Trouble({ endpoint: { state, offReason, failingSince } }: { endpoint: WebhookEndpoint }) {
  const say = useWords();
  const { moment } = useFormats();
  if (state === 'on') return null;
  return (
    <Alert severity={offReason === 'staff' ? 'info' : 'warning'} sx={{ mt: 1 }}>
      {failingSince !== null
        ? say('webhooks.failingSince', { when: moment(failingSince) })
        : say(`webhooks.off.${offReason ?? 'staff'}`)}
    </Alert>
  );
}

function Actions({ endpoint, onDone }: { endpoint: WebhookEndpoint; onDone: () => void }) {
  const say = useWords();
  const { act, isBusy } = useAct();
  const [asked, setAsked] = useState(false);
  const isOff = endpoint.state === 'off';
  const path = `/webhooks/${endpoint.id}`;
  const turnTo = async (on: boolean): Promise<void> => {
    setAsked(false);
    if (await act('POST', `${path}/switch`, { on })) onDone();
  };
  const test = async (): Promise<void> => {
    if (await act('POST', `${path}/test`, undefined, 'webhooks.testSent')) onDone();
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      {isOff ? (
        <Button variant="contained" disabled={isBusy} onClick={() => void turnTo(true)}>
          {say('webhooks.switchOn')}
        </Button>
      ) : (
        <Button variant="contained" disabled={isBusy} onClick={() => void test()}>
          {say('webhooks.test')}
        </Button>
      )}
      <EditButton variant="outlined" size="medium" />
      {isOff ? null : (
        <Button variant="outlined" disabled={isBusy} onClick={() => setAsked(true)}>
          {say('webhooks.switchOff')}
        </Button>
      )}
      <Confirm
        isOpen={asked}
        title={say('webhooks.switchOff')}
        content={say('webhooks.switchOffSure')}
        onConfirm={() => void turnTo(false)}
        onClose={() => setAsked(false)}
      />
    </Box>
  );
}

function LastDeliveries({ id }: { id: number }) {
  const say = useWords();
  const { moment } = useFormats();
  const { data, ask } = useAnswer<{ rows: WebhookDelivery[]; total: number }>(
    '/webhook-deliveries',
    { webhookId: id, count: SHOWN },
  );
  const rows = data?.rows ?? [];
  const isMoving = rows.some(({ state, attempts }) => state === 'waiting' && attempts === 0);
  const refresh = useRefresh();
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => void ask(), AGAIN_MS);
    return () => {
      clearInterval(timer);
      // What waits is counted above too.
      refresh();
    };
  }, [isMoving, ask, refresh]);
  const all = encodeURIComponent(JSON.stringify({ webhookId: String(id) }));
  return (
    <Panel title={say('webhooks.deliveries')}>
      {rows.length === 0 ? (
        <Typography color="textSecondary">{say('webhooks.noDeliveries')}</Typography>
      ) : (
        <>
          <SmallTable
            label={say('webhooks.deliveries')}
            figuresFrom={4}
            head={[
              say('webhooks.type'),
              say('webhooks.state'),
              say('webhooks.answer'),
              say('webhooks.at'),
            ]}
            rows={rows.map((delivery) => [
              <MuiLink key="type" component={Link} to={`/webhook-deliveries/${delivery.id}/show`}>
                <EventType type={delivery.type} />
              </MuiLink>,
              <DeliveryChip key="state" {...delivery} />,
              <Answer key="answer" of={delivery} />,
              moment(delivery.at),
            ])}
          />
          <MuiLink component={Link} to={`/webhook-deliveries?filter=${all}`}>
            {say('dashboard.all')}
          </MuiLink>
        </>
      )}
    </Panel>
  );
}

function About({ endpoint }: { endpoint: WebhookEndpoint }) {
  const say = useWords();
  const { moment, number } = useFormats();
  const { lastDeliveredAt } = endpoint;
  return (
    <Panel title={say('webhooks.endpoint')}>
      <Facts
        facts={[
          [
            say('webhooks.description'),
            endpoint.description === '' ? null : <Name key="d">{endpoint.description}</Name>,
          ],
          [
            say('webhooks.lastDelivered'),
            lastDeliveredAt === null ? say('webhooks.never') : moment(lastDeliveredAt),
          ],
          [say('webhooks.waiting'), number(endpoint.waiting)],
          [say('webhooks.dead'), number(endpoint.dead)],
          [
            say('webhooks.createdBy'),
            <span key="by">
              <Name>{endpoint.createdBy}</Name> · {moment(endpoint.createdAt)}
            </span>,
          ],
          [
            say('webhooks.types'),
            <Box key="types" component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {endpoint.types.map((type) => (
                <li key={type}>
                  <EventType type={type} />
                </li>
              ))}
            </Box>,
          ],
        ]}
      />
    </Panel>
  );
}
