// Delivery log of webhooks: what was sent where, what was answered and how long it took; one is sent again here.
import {
  DELIVERY_STATES,
  EVENT_TYPE_NAMES,
  type WebhookDelivery,
  type WholeWebhookDelivery,
} from '@millwright/contracts';
import { Alert, Box, Button, Link as MuiLink, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { Show, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { rejectionOf } from '../../lib/act.ts';
import { api } from '../../lib/api.ts';
import { useFormats } from '../../lib/format.ts';
import { useMay } from '../../lib/use-may.ts';
import { AdminList } from '../../ui/admin-list.tsx';
import { choiceFilter, textFilter } from '../../ui/filters.tsx';
import { Ltr } from '../../ui/isolated.tsx';
import { Facts, Panel, TwoColumns } from '../../ui/panel.tsx';
import { Answer, DeliveryChip, EventType } from './webhook-parts.tsx';

export function DeliveryList() {
  return (
    <AdminList<WebhookDelivery>
      sort={{ field: 'id', order: 'DESC' }}
      perPage={50}
      filters={[
        choiceFilter(
          'state',
          'webhooks.state',
          DELIVERY_STATES,
          (id) => `webhooks.delivery.${id}`,
          {
            alwaysOn: true,
          },
        ),
        choiceFilter('type', 'webhooks.type', EVENT_TYPE_NAMES, (id) => `event.${id}`, {
          alwaysOn: true,
        }),
        textFilter('webhookId', 'webhooks.endpoint', { ltr: true, inputMode: 'numeric' }),
      ]}
      empty="webhooks.noDeliveries"
      opens="show"
      columns={[
        {
          source: 'type',
          label: 'webhooks.type',
          render: ({ type }) => <EventType type={type} />,
        },
        {
          source: 'state',
          label: 'webhooks.state',
          render: (delivery) => <DeliveryChip {...delivery} />,
        },
        {
          source: 'lastStatus',
          label: 'webhooks.answer',
          render: (delivery) => <Answer of={delivery} />,
        },
        {
          source: 'attempts',
          label: 'webhooks.attempts',
          end: true,
          render: ({ attempts }, { number }) => number(attempts),
        },
        {
          source: 'at',
          label: 'webhooks.at',
          render: ({ at }, { moment }) => moment(at),
        },
        {
          source: 'nextAt',
          label: 'webhooks.nextAt',
          render: ({ nextAt }, { moment }) => (nextAt === null ? '–' : moment(nextAt)),
        },
        {
          source: 'url',
          label: 'webhooks.endpoint',
          render: ({ url }) => (
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              <Ltr>{url}</Ltr>
            </Box>
          ),
        },
      ]}
    />
  );
}

export function DeliveryShow() {
  return (
    <Show actions={false} component="div">
      <DeliveryPage />
    </Show>
  );
}

function DeliveryPage() {
  const say = useWords();
  const notify = useNotify();
  const refresh = useRefresh();
  const may = useMay('system:write');
  const { moment, number, measure } = useFormats();
  const [isBusy, setBusy] = useState(false);
  const shown = useRecordContext<WholeWebhookDelivery>();
  // What the list has shown already comes first, without its payload.
  if (shown?.payload === undefined) return null;
  const again = async (): Promise<void> => {
    setBusy(true);
    try {
      await api('POST', `/webhook-deliveries/${shown.id}/send-again`);
      notify(say('webhooks.againSent'), { type: 'success' });
      refresh();
    } catch (error) {
      notify(rejectionOf(error, say('common.failed')), { type: 'error' });
    }
    setBusy(false);
  };
  const { lastAt, nextAt, lastMs, reason, lastAnswer } = shown;
  const isTest = shown.messageId.startsWith('test_');
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mt: 1 }}>
        <Typography component="h2" variant="h6">
          <EventType type={shown.type} />
        </Typography>
        <DeliveryChip {...shown} />
      </Box>
      {reason === null ? null : (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {say(isTest && reason === 'given-up' ? 'webhooks.testFailed' : `webhooks.${reason}`)}
        </Alert>
      )}
      <TwoColumns
        main={
          <>
            <Panel title={say('webhooks.payload')}>
              <Code text={pretty(shown.payload)} label={say('webhooks.payload')} />
            </Panel>
            {lastAnswer === null || lastAnswer === '' ? null : (
              <Panel title={say('webhooks.lastAnswer')}>
                <Code text={lastAnswer} label={say('webhooks.lastAnswer')} />
              </Panel>
            )}
          </>
        }
        side={
          <Panel title={say('webhooks.delivery')}>
            <Facts
              facts={[
                [
                  say('webhooks.endpoint'),
                  <MuiLink key="url" component={Link} to={`/webhooks/${shown.webhookId}/show`}>
                    <Ltr>{shown.url}</Ltr>
                  </MuiLink>,
                ],
                [
                  say('webhooks.messageId'),
                  <Ltr key="id" mono>
                    {shown.messageId}
                  </Ltr>,
                ],
                [
                  say('webhooks.type'),
                  <Ltr key="type" mono>
                    {shown.type}
                  </Ltr>,
                ],
                [say('webhooks.at'), moment(shown.at)],
                [say('webhooks.attempts'), number(shown.attempts)],
                [say('webhooks.answer'), <Answer key="answer" of={shown} />],
                [
                  say('webhooks.took'),
                  lastMs === null ? null : <bdi key="ms">{measure(lastMs, 'millisecond')}</bdi>,
                ],
                [say('webhooks.lastAt'), lastAt === null ? null : moment(lastAt)],
                [say('webhooks.nextAt'), nextAt === null ? null : moment(nextAt)],
              ]}
            />
            {may ? (
              <Button
                variant="outlined"
                sx={{ mt: 2 }}
                disabled={isBusy}
                onClick={() => void again()}
              >
                {say('webhooks.again')}
              </Button>
            ) : null}
          </Panel>
        }
      />
    </>
  );
}

function Code({ text, label }: { text: string; label: string }) {
  return (
    <Paper
      component="pre"
      variant="outlined"
      dir="ltr"
      tabIndex={0}
      aria-label={label}
      sx={{ p: 2, m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '0.85rem' }}
    >
      {text}
    </Paper>
  );
}

function pretty(json: string): string {
  return JSON.stringify(JSON.parse(json), null, 2);
}
