// Webhook screens: endpoints, and the log of deliveries.
import type { WebhookDelivery, WebhookEndpoint } from '@millwright/contracts';
import DeliveryIcon from '@mui/icons-material/OutboxOutlined';
import WebhookIcon from '@mui/icons-material/WebhookOutlined';
import type { Screen } from '../../screen.ts';
import { DeliveryList, DeliveryShow } from './delivery-screens.tsx';
import { WebhookCreate, WebhookEdit } from './webhook-form.tsx';
import { WebhookList } from './webhook-list.tsx';
import { WebhookShow } from './webhook-show.tsx';

export const WEBHOOK_SCREENS: readonly Screen[] = [
  {
    name: 'webhooks',
    right: 'system:read',
    group: 'system',
    label: 'webhooks.many',
    icon: WebhookIcon,
    list: WebhookList,
    create: WebhookCreate,
    edit: WebhookEdit,
    show: WebhookShow,
    represent: ({ description, url }: WebhookEndpoint) => description || url,
  },
  {
    name: 'webhook-deliveries',
    right: 'system:read',
    group: 'system',
    label: 'webhooks.log',
    icon: DeliveryIcon,
    list: DeliveryList,
    show: DeliveryShow,
    represent: ({ messageId }: WebhookDelivery) => messageId,
  },
];
