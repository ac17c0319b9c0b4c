// What has a customer asked for besides orders? The newest of each kind, each a link.
import type { DeskCustomer } from '@millwright/contracts';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { Part } from '../orders/order-parts.tsx';

type Item = { to: string; name: ReactNode; at: string; what: ReactNode };

export function CustomerAsked({ customer }: { customer: DeskCustomer }) {
  const say = useWords();
  const { number } = useFormats();
  const { quotes, negotiations, leads, reviews, counts } = customer;
  const kinds: [title: string, items: Item[]][] = [
    [
      say('customers.quotes', { n: number(counts.quotes) }),
      quotes.map((quote) => ({
        to: `/quotes/${quote.number}/show`,
        name: <Ltr mono>{quote.number}</Ltr>,
        at: quote.at,
        what: say(`offers.quoteState.${quote.state}`),
      })),
    ],
    [
      say('customers.negotiations', { n: number(counts.negotiations) }),
      negotiations.map(({ reference, at, item, state }) => ({
        to: `/negotiations/${reference}/show`,
        name: <Ltr mono>{reference}</Ltr>,
        at,
        what: (
          <>
            <Name>{item}</Name> · {say(`offers.offerState.${state}`)}
          </>
        ),
      })),
    ],
    [
      say('customers.leads', { n: number(counts.leads) }),
      leads.map(({ id, reference, at, kind, state }) => ({
        to: `/leads/${id}/show`,
        name: <Ltr mono>{reference}</Ltr>,
        at,
        what: `${say(`leads.kind.${kind}`)} · ${say(`leads.state.${state}`)}`,
      })),
    ],
    [
      say('customers.reviews', { n: number(counts.reviews) }),
      reviews.map(({ sku, at, rating, state }) => ({
        to: `/reviews?filter=${encodeURIComponent(JSON.stringify({ state, q: sku }))}`,
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
  const some = kinds.filter(([, items]) => items.length > 0);
  return (
    <Part title={say('customers.asked')}>
      {some.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {say('customers.nothingAsked')}
        </Typography>
      ) : null}
      {some.map(([title, items]) => (
        <Kind key={title} title={title} items={items} />
      ))}
    </Part>
  );
}

function Kind({ title, items }: { title: string; items: Item[] }) {
  const { day } = useFormats();
  return (
    <Box sx={{ mb: 1.5 }}>
      <Typography component="h3" variant="subtitle2" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map(({ to, name, at, what }) => (
          <Typography key={`${to} ${at}`} component="li" variant="body2" sx={{ py: 0.25, overflowWrap: 'anywhere' }}>
            <Link to={to}>{name}</Link> · {day(at)} · {what}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
