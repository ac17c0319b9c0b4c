// Quotes that answer a lead.
import type { AdminLead, AdminQuoteRow } from '@millwright/contracts';
import { Box, Button } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { Ltr } from '../../ui/isolated.tsx';
import { Panel } from '../../ui/panel.tsx';
import { QuoteChip } from '../quotes/quote-list.tsx';

export function LeadQuotes({ lead, mayWrite }: { lead: AdminLead; mayWrite: boolean }) {
  const say = useWords();
  const { data = [] } = useGetList<AdminQuoteRow>('quotes', {
    filter: { leadId: lead.id },
    pagination: { page: 1, perPage: 20 },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  if (data.length === 0 && !mayWrite) return null;
  return (
    <Panel title={say('quotes.many')}>
      {data.map((quote) => (
        <Box
          key={quote.id}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}
        >
          <Link to={`/quotes/${quote.id}/show`}>
            <Ltr mono>{quote.id}</Ltr>
          </Link>
          <QuoteChip state={quote.state} />
          {quote.orderId === null ? null : <Ltr mono>{quote.orderId}</Ltr>}
        </Box>
      ))}
      {mayWrite && lead.state !== 'spam' ? (
        <Button component={Link} to={`/quotes/create?lead=${lead.id}`} variant="outlined">
          {say('quotes.turnIntoQuote')}
        </Button>
      ) : null}
    </Panel>
  );
}
