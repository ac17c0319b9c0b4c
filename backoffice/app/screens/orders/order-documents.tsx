// Documents of an order: invoice and credit notes in each language, and a packing list to print.
import {
  type AdminOrder,
  type EInvoiceState,
  INVOICE_FORMATS,
  type InvoiceFormat,
  LOCALES,
} from '@millwright/contracts';
import { Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { rejectionOf } from '../../lib/act.ts';
import { api } from '../../lib/api.ts';
import { download } from '../../lib/download.ts';
import { useFormats } from '../../lib/format.ts';
import { useHotKey } from '../../lib/hot-keys.ts';
import { KeyTip } from '../../ui/hot-keys.tsx';
import { Ltr } from '../../ui/isolated.tsx';
import { Part } from './order-parts.tsx';

export type Paper = {
  kind: 'invoice' | 'credit-note';
  number: string;
  issuedOn: string;
  einvoice: EInvoiceState;
};

const LOOK_AGAIN_MS = 2_000;
const LOOKS = 15;

/** The invoice of a confirmed order is drawn a moment after; until it is there, it is asked for again. */
export function useDocuments(order: AdminOrder | undefined): Paper[] {
  const [papers, setDocuments] = useState<Paper[]>([]);
  useEffect(() => {
    if (order === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = (left: number): void => {
      api<{ papers: Paper[] }>('GET', `/orders/${order.id}/papers`)
        .then((answer) => {
          if (isOver) return;
          setDocuments(answer.papers);
          const isInvoiced = order.status !== 'Pending' && order.status !== 'Cancelled';
          const awaited = isInvoiced
            ? 1 + order.returns.filter(({ credited }) => credited !== null).length
            : 0;
          const isAwaited = answer.papers.length < awaited;
          if (isAwaited && left > 0) timer = setTimeout(() => look(left - 1), LOOK_AGAIN_MS);
        })
        .catch(() => undefined);
    };
    look(LOOKS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [order]);
  return papers;
}

export function OrderDocuments({ order }: { order: AdminOrder }) {
  const say = useWords();
  const { day } = useFormats();
  const papers = useDocuments(order);
  const navigate = useNavigate();
  const packing = `/packing?ids=${order.id}`;
  useHotKey('packing', () => void navigate(packing));
  return (
    <Part
      title={say('orders.papers')}
      action={
        <KeyTip of="packing">
          <Button size="small" component={Link} to={packing}>
            {say('orders.paper.packing')}
          </Button>
        </KeyTip>
      }
    >
      {papers.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {say(
            order.status === 'Pending' || order.status === 'Cancelled'
              ? 'orders.noDocuments'
              : 'orders.documentsSoon',
          )}
        </Typography>
      ) : null}
      {papers.map((paper) => (
        <DocumentLinks
          key={paper.number}
          orderId={order.id}
          paper={paper}
          day={day(paper.issuedOn)}
        />
      ))}
    </Part>
  );
}

export function DocumentLinks({
  orderId,
  paper,
  day,
}: {
  orderId: number;
  paper: Paper;
  day: string;
}) {
  const say = useWords();
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'baseline', py: 0.5 }}
    >
      <Typography variant="body2">
        {say(`orders.paper.${paper.kind}`)} <Ltr mono>{paper.number}</Ltr> · {day}
      </Typography>
      {LOCALES.map((locale) => (
        <MuiLink
          key={locale}
          variant="body2"
          href={`/api/admin/orders/${orderId}/papers/${paper.kind}?lang=${locale}&number=${encodeURIComponent(paper.number)}`}
          target="_blank"
          rel="noopener"
        >
          {say(`language.${locale}`)}
        </MuiLink>
      ))}
      <MachineFiles paper={paper} />
    </Stack>
  );
}

/** For the buyer's system and the tax office of India: what it does not take is not offered, and the reason is said instead. */
function MachineFiles({ paper: { number, einvoice } }: { paper: Paper }) {
  const say = useWords();
  const notify = useNotify();
  const formats = INVOICE_FORMATS.filter((format) => format === 'ubl' || einvoice === 'offered');
  const save = (format: InvoiceFormat): void => {
    download(`/invoice-documents/${format}`, { number }).catch((error: unknown) =>
      notify(rejectionOf(error, say('common.failed')), { type: 'error', autoHideDuration: 10_000 }),
    );
  };
  return (
    <>
      {formats.map((format) => (
        <Button
          key={format}
          size="small"
          sx={{ py: 0, minWidth: 0 }}
          onClick={() => save(format)}
          title={say(`orders.machine.${format}.help`)}
        >
          {say(`orders.machine.${format}`)}
        </Button>
      ))}
      {einvoice === 'other-tax' || einvoice === 'buyer-unregistered' ? (
        <Typography variant="caption" color="textSecondary">
          {say(`orders.machine.not.${einvoice}`)}
        </Typography>
      ) : null}
    </>
  );
}
