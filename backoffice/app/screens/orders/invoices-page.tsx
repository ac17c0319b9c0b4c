// Invoices of chosen orders: one file of all of them to print, in a chosen language.
import { type BatchDocument, LOCALES } from '@millwright/contracts';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Alert, Box, Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { Link, useSearchParams } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { useAnswer } from '../../lib/use-answer.ts';
import { Ltr } from '../../ui/isolated.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

export function InvoicesPage() {
  const say = useWords();
  const [query] = useSearchParams();
  const ids = (query.get('ids') ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(0, 200);
  return (
    <Box>
      <PageHeading>{say('orders.invoicesTitle')}</PageHeading>
      {ids.length === 0 ? (
        <Typography>{say('orders.printNothing')}</Typography>
      ) : (
        <Batch ids={ids} />
      )}
    </Box>
  );
}

function Batch({ ids }: { ids: readonly number[] }) {
  const say = useWords();
  const { day, number } = useFormats();
  const chosen = ids.join(',');
  const { data, error } = useAnswer<{ papers: BatchDocument[] }>('/order-papers', {
    ids: chosen,
    kind: 'invoice',
  });
  if (error !== null) return <Alert severity="error">{error}</Alert>;
  if (data === null) return null;
  if (data.papers.length === 0) return <Alert severity="info">{say('orders.invoicesNone')}</Alert>;
  const missing = ids.length - data.papers.length;
  return (
    <Box sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', p: 2 }}>
      <Typography sx={{ mb: 1 }}>
        {say('orders.invoicesOpen', { n: number(data.papers.length) })}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
        {LOCALES.map((locale) => (
          <Button
            key={locale}
            variant="contained"
            startIcon={<PrintIcon />}
            href={`/api/admin/order-papers/print?ids=${chosen}&kind=invoice&lang=${locale}`}
            target="_blank"
            rel="noopener"
          >
            {say(`language.${locale}`)}
          </Button>
        ))}
      </Stack>
      {missing > 0 ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {say('orders.invoicesMissing')}: {number(missing)}
        </Alert>
      ) : null}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.papers.map((paper) => (
          <Box
            component="li"
            key={paper.number}
            sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', py: 0.5 }}
          >
            <Ltr mono>{paper.number}</Ltr>
            <span>{day(paper.issuedOn)}</span>
            <MuiLink component={Link} to={`/orders/${paper.id}/show`}>
              <Ltr mono>{paper.orderId}</Ltr>
            </MuiLink>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
