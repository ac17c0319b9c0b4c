// Which papers does an order have? Invoice and credit note in each language, and a packing list to print.
import { type DeskOrder, LOCALES } from '@millwright/contracts';
import { Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { useFormats } from '../../lib/format.ts';
import { Ltr } from '../../ui/isolated.tsx';
import { Part } from './order-parts.tsx';

export type Paper = { kind: 'invoice' | 'credit-note'; number: string; issuedOn: string };

export function usePapers(orderId: number, again: unknown): Paper[] {
  const [papers, setPapers] = useState<Paper[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the order was.
  useEffect(() => {
    let isOver = false;
    api<{ papers: Paper[] }>('GET', `/orders/${orderId}/papers`)
      .then((answer) => {
        if (!isOver) setPapers(answer.papers);
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [orderId, again]);
  return papers;
}

export function OrderPapers({ order }: { order: DeskOrder }) {
  const say = useWords();
  const { day } = useFormats();
  const papers = usePapers(order.id, order);
  return (
    <Part
      title={say('orders.papers')}
      action={
        <Button size="small" component={Link} to={`/packing?ids=${order.id}`}>
          {say('orders.paper.packing')}
        </Button>
      }
    >
      {papers.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {say('orders.noPapers')}
        </Typography>
      ) : null}
      {papers.map((paper) => (
        <PaperLinks key={paper.kind} orderId={order.id} paper={paper} day={day(paper.issuedOn)} />
      ))}
    </Part>
  );
}

export function PaperLinks({ orderId, paper, day }: { orderId: number; paper: Paper; day: string }) {
  const say = useWords();
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'baseline', py: 0.5 }}>
      <Typography variant="body2">
        {say(`orders.paper.${paper.kind}`)} <Ltr mono>{paper.number}</Ltr> · {day}
      </Typography>
      {LOCALES.map((locale) => (
        <MuiLink
          key={locale}
          variant="body2"
          href={`/api/admin/orders/${orderId}/papers/${paper.kind}?lang=${locale}`}
          target="_blank"
          rel="noopener"
        >
          {say(`language.${locale}`)}
        </MuiLink>
      ))}
    </Stack>
  );
}
