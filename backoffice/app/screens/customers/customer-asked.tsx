// Requests of a customer besides orders: the newest of each kind as links; a kind's name leads to all of them.
import type { AdminCustomer } from '@millwright/contracts';
import { Box, Link as MuiLink, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { listOfCustomer } from '../../ui/customer-filter.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { Part } from '../orders/order-parts.tsx';

type Item = { to: string; name: ReactNode; at: string; what: ReactNode };

export function CustomerAsked({ customer }: { customer: AdminCustomer }) {
  const say = useWords();
  const { number } = useFormats();
  const { quotes, negotiations, leads, reviews, counts } = customer;
  const kinds: [list: string, title: string, items: Item[]][] = [
    [
      'quotes',
      say('customers.quotes', { n: number(counts.quotes) }),
      quotes.map((quote) => ({
        to: `/quotes/${quote.number}/show`,
        name: <Ltr mono>{quote.number}</Ltr>,
        at: quote.at,
        what: say(`quotes.quoteState.${quote.state}`),
      })),
    ],
    [
      'negotiations',
      say('customers.negotiations', { n: number(counts.negotiations) }),
      negotiations.map(({ reference, at, item, state }) => ({
        to: `/negotiations/${reference}/show`,
        name: <Ltr mono>{reference}</Ltr>,
        at,
        what: (
          <>
            <Name>{item}</Name> · {say(`negotiations.offerState.${state}`)}
          </>
        ),
      })),
    ],
    [
      'leads',
      say('customers.leads', { n: number(counts.leads) }),
      leads.map(({ id, reference, at, kind, state }) => ({
        to: `/leads/${id}/show`,
        name: <Ltr mono>{reference}</Ltr>,
        at,
        what: `${say(`leads.kind.${kind}`)} · ${say(`leads.state.${state}`)}`,
      })),
    ],
    [
      'reviews',
      say('customers.reviews', { n: number(counts.reviews) }),
      reviews.map(({ sku, at, rating, state }) => ({
        to: listOfCustomer('reviews', customer.id, { state, q: sku }),
        name: <Ltr mono>{sku}</Ltr>,
        at,
        what: (
          <>
            <Ltr>{`${number(rating)} / 5`}</Ltr> · {say(`reviews.state.${state}`)}
          </>
        ),
      })),
    ],
  ];
  const some = kinds.filter(([, , items]) => items.length > 0);
  return (
    <Part title={say('customers.asked')}>
      {some.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {say('customers.nothingAsked')}
        </Typography>
      ) : null}
      {some.map(([list, title, items]) => (
        <Kind key={list} title={title} all={listOfCustomer(list, customer.id)} items={items} />
      ))}
    </Part>
  );
}

function Kind({ title, all, items }: { title: string; all: string; items: Item[] }) {
  const { day } = useFormats();
  return (
    <Box sx={{ mb: 1.5 }}>
      <Typography component="h3" variant="subtitle2" sx={{ fontWeight: 600 }}>
        <MuiLink component={Link} to={all}>
          {title}
        </MuiLink>
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map(({ to, name, at, what }) => (
          <Typography
            key={`${to} ${at}`}
            component="li"
            variant="body2"
            sx={{ py: 0.25, overflowWrap: 'anywhere' }}
          >
            <MuiLink component={Link} to={to}>
              {name}
            </MuiLink>{' '}
            · {day(at)} · {what}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
