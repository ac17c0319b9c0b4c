// Work list of the dashboard: each kind of open work with its number and a link to the list.
import type { Dashboard } from '@millwright/contracts';
import { Box, Card, CardActionArea, CardContent, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { SCREENS } from '../index.ts';

type Work = Dashboard['work'][number];

/** The list and its filter that show exactly these. */
const LISTS: Record<Work['kind'], { screen: string; filter: Record<string, unknown> }> = {
  'orders-pending': { screen: 'orders', filter: { status: 'Pending' } },
  'returns-requested': { screen: 'orders', filter: { returns: true } },
  'leads-without-owner': { screen: 'leads', filter: { owner: 'nobody', open: true } },
  'reviews-waiting': { screen: 'reviews', filter: { state: 'waiting' } },
  'products-to-reorder': { screen: 'to-reorder', filter: {} },
  'jobs-failed': { screen: 'jobs', filter: { state: 'failed' } },
  'mails-failed': { screen: 'mails', filter: { state: 'failed' } },
};

export function WorkList({ work }: { work: Dashboard['work'] }) {
  const say = useWords();
  const { number } = useFormats();
  return (
    <Box
      component="ul"
      aria-label={say('dashboard.work')}
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        mb: 2,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
      }}
    >
      {work.map(({ kind, count }) => {
        const { screen, filter } = LISTS[kind];
        const content = (
          <CardContent sx={{ py: 1.25, '&:last-child': { pb: 1.25 } }}>
            <Typography
              component="p"
              variant="h5"
              sx={{ fontWeight: 600 }}
              color={count === 0 ? 'textSecondary' : 'secondary'}
            >
              {number(count)}
            </Typography>
            <Typography variant="body2">{say(`dashboard.work.${kind}`)}</Typography>
          </CardContent>
        );
        return (
          <Card key={kind} component="li" data-work={kind}>
            {SCREENS.some(({ name }) => name === screen) ? (
              <CardActionArea
                component={Link}
                to={`/${screen}?filter=${encodeURIComponent(JSON.stringify(filter))}`}
                sx={{ height: '100%' }}
              >
                {content}
              </CardActionArea>
            ) : (
              content
            )}
          </Card>
        );
      })}
    </Box>
  );
}
