// Events of the change feed: the last ones by type and thing, with a link to the thing, and how far the feed is behind.
import {
  EVENT_TYPE_NAMES,
  FEED_HELD_BACK_SECONDS,
  type FeedEvent,
  type FeedState,
} from '@millwright/contracts';
import { Alert, Link as MuiLink } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { useAnswer } from '../../lib/use-answer.ts';
import { AdminList } from '../../ui/admin-list.tsx';
import { StateChip } from '../../ui/cells.tsx';
import { choiceFilter } from '../../ui/filters.tsx';
import { Ltr } from '../../ui/isolated.tsx';
import { eventDetails } from './event-details.ts';

export function EventList() {
  const say = useWords();
  return (
    <AdminList<FeedEvent>
      sort={{ field: 'at', order: 'DESC' }}
      perPage={50}
      search={{ placeholder: 'events.find', minWidth: 280 }}
      filters={[
        choiceFilter('type', 'events.type', EVENT_TYPE_NAMES, (id) => `event.${id}`, {
          alwaysOn: true,
        }),
      ]}
      views={<Behind />}
      opens={false}
      columns={[
        {
          source: 'at',
          label: 'common.when',
          sortable: true,
          render: (event, { moment }) => moment(event.at),
        },
        {
          source: 'type',
          label: 'events.type',
          render: ({ type }) => <span title={type}>{say(`event.${type}`)}</span>,
        },
        { source: 'about', label: 'events.about', render: (event) => <Thing event={event} /> },
        {
          source: 'data',
          label: 'events.data',
          render: (event, { say }) => eventDetails(event, say).join(' · ') || '–',
        },
        {
          source: 'readable',
          label: 'events.state',
          render: ({ readable }) => (
            <StateChip
              color={readable ? 'success' : 'warning'}
              label={say(readable ? 'events.readable' : 'events.waits')}
            />
          ),
        },
      ]}
    />
  );
}

/** Screens of things, by the beginning of an event's type. */
const SCREENS: Readonly<Record<string, { screen: string; opens: 'show' | 'edit' }>> = {
  product: { screen: 'products', opens: 'edit' },
  price: { screen: 'products', opens: 'edit' },
  stock: { screen: 'products', opens: 'edit' },
  order: { screen: 'orders', opens: 'show' },
  customer: { screen: 'customers', opens: 'show' },
  quote: { screen: 'quotes', opens: 'edit' },
  negotiation: { screen: 'negotiations', opens: 'show' },
  lead: { screen: 'leads', opens: 'show' },
};

function Thing({ event: { type, about, data } }: { event: FeedEvent }) {
  const path = useCreatePath();
  const name = String(data.sku ?? data.number ?? about);
  const known = SCREENS[type.split('.')[0] ?? ''];
  if (known === undefined || type === 'product.removed' || data.id === undefined)
    return <Ltr mono>{name}</Ltr>;
  return (
    <MuiLink
      component={Link}
      to={path({ resource: known.screen, id: String(data.id), type: known.opens })}
    >
      <Ltr mono>{name}</Ltr>
    </MuiLink>
  );
}

function Behind() {
  const say = useWords();
  const { moment } = useFormats();
  const { data } = useAnswer<FeedState>('/events/state');
  if (data === null) return null;
  const { waiting, seconds, newestAt, oldestAt, transaction } = data;
  const isHeldBack = seconds >= FEED_HELD_BACK_SECONDS;
  return (
    <Alert
      severity={isHeldBack ? 'warning' : 'success'}
      sx={{ m: 2, mb: 1 }}
      data-held-back={isHeldBack}
    >
      {waiting === 0
        ? say('events.current')
        : `${say('events.behind', { n: waiting, seconds })}${
            transaction === null
              ? ''
              : ` ${say('events.holder', { program: transaction.program, since: moment(transaction.since) })}`
          }`}{' '}
      {newestAt === null || oldestAt === null
        ? say('events.none')
        : say('events.kept', { oldest: moment(oldestAt) })}
    </Alert>
  );
}
