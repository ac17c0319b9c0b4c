// Webhook list: endpoints of the shop and how they fare.
import type { WebhookEndpoint } from '@millwright/contracts';
import { Box } from '@mui/material';
import { useMay } from '../../lib/use-may.ts';
import { AdminList } from '../../ui/admin-list.tsx';
import { FirstRecord } from '../../ui/first-record.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { EndpointChip } from './webhook-parts.tsx';

export function WebhookList() {
  const mayCreate = useMay('system:write');
  return (
    <AdminList<WebhookEndpoint>
      sort={{ field: 'id', order: 'ASC' }}
      mayCreate={mayCreate}
      createLabel="webhooks.add"
      empty={
        <FirstRecord sentence="webhooks.none" createLabel="webhooks.add" mayCreate={mayCreate} />
      }
      opens="show"
      columns={[
        {
          source: 'url',
          label: 'webhooks.url',
          render: ({ url, description }) => (
            <>
              <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                <Ltr>{url}</Ltr>
              </Box>
              {description === '' ? null : (
                <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                  <Name>{description}</Name>
                </Box>
              )}
            </>
          ),
        },
        {
          source: 'state',
          label: 'webhooks.state',
          render: ({ state }) => <EndpointChip state={state} />,
        },
        {
          source: 'types',
          label: 'webhooks.types',
          end: true,
          render: ({ types }, { number }) => number(types.length),
        },
        {
          source: 'waiting',
          label: 'webhooks.waiting',
          end: true,
          render: ({ waiting }, { number }) => number(waiting),
        },
        {
          source: 'dead',
          label: 'webhooks.dead',
          end: true,
          render: ({ dead }, { number }) => number(dead),
        },
        {
          source: 'lastDeliveredAt',
          label: 'webhooks.lastDelivered',
          render: ({ lastDeliveredAt }, { say, moment }) =>
            lastDeliveredAt === null ? say('webhooks.never') : moment(lastDeliveredAt),
        },
      ]}
    />
  );
}
