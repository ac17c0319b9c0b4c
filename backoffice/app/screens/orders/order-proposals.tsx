// Proposed changes of an order that cost more: what each would change and how it ended; an open one is withdrawn, or consent that was given elsewhere is recorded. [decisions 0105]
import { type AdminOrder, isolated, isolatedName } from '@millwright/contracts';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { Name } from '../../ui/isolated.tsx';
import { ActionField } from './action-field.tsx';
import { ActionDialog, useAct, useMayWriteOrders } from './order-action.tsx';
import { Who } from './order-chips.tsx';
import { Part } from './order-parts.tsx';

type Proposal = AdminOrder['proposals'][number];
type Way = 'withdraw' | 'consent';

export function OrderProposals({ order }: { order: AdminOrder }) {
  const say = useWords();
  const mayWrite = useMayWriteOrders();
  const [asked, setAsked] = useState<{ id: number; way: Way } | null>(null);
  if (order.proposals.length === 0) return null;
  return (
    <Part title={say('orders.proposals')}>
      {order.proposals.toReversed().map((proposal) => (
        <Box key={proposal.id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
          <Words proposal={proposal} />
          {mayWrite && proposal.state === 'open' ? (
            <Stack direction="row" spacing={1} useFlexGap sx={{ pt: 1, flexWrap: 'wrap' }}>
              {(['consent', 'withdraw'] as const).map((way) => (
                <Button
                  key={way}
                  size="small"
                  variant="outlined"
                  onClick={() => setAsked({ id: proposal.id, way })}
                >
                  {say(`orders.proposal.${way}`)}
                </Button>
              ))}
            </Stack>
          ) : null}
        </Box>
      ))}
      {asked === null ? null : (
        <ProposalDialog order={order} {...asked} onClose={() => setAsked(null)} />
      )}
    </Part>
  );
}

function Words({ proposal }: { proposal: Proposal }) {
  const say = useWords();
  const { day, moment, money, number } = useFormats();
  const { state, freight, total } = proposal;
  const changed = proposal.lines.filter(
    ({ quantity, unitPrice }) => quantity.from !== quantity.to || unitPrice.from !== unitPrice.to,
  );
  const freightOf = (minor: number | null): string => {
    if (minor === null) return say('orders.freightOpen');
    return minor > 0 ? isolated(money(minor)) : say('orders.freight.free');
  };
  const words = [
    ...changed.map(({ sku, quantity, unitPrice }) =>
      say('orders.editOf', {
        what: isolated(
          [
            `${sku}: ${number(quantity.from)} → ${quantity.to === 0 ? say('orders.removed') : number(quantity.to)}`,
            ...(unitPrice.to === null || unitPrice.from === unitPrice.to
              ? []
              : [
                  `${unitPrice.from === null ? '–' : money(unitPrice.from)} → ${money(unitPrice.to)}`,
                ]),
          ].join(', '),
        ),
      }),
    ),
    ...(freight.from === freight.to
      ? []
      : [say('orders.editFreight', { from: freightOf(freight.from), to: freightOf(freight.to) })]),
    ...(proposal.reason === '' ? [] : [isolatedName(proposal.reason)]),
    say('orders.editTotal', {
      from: isolated(money(total.from)),
      to: isolated(money(total.to)),
    }),
  ];
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {state === 'open'
          ? say('orders.proposal.open', { date: day(proposal.answerBy) })
          : say(`orders.proposal.${state}`)}
      </Typography>
      {words.map((sentence) => (
        <Typography key={sentence} variant="body2">
          {sentence}
        </Typography>
      ))}
      {proposal.answer === '' ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-line' }}>
          <Name>{proposal.answer}</Name>
        </Typography>
      )}
      <Typography variant="caption" color="textSecondary">
        {moment(proposal.closedAt ?? proposal.proposedAt)} ·{' '}
        <Who actor={proposal.closedBy ?? proposal.actor} />
      </Typography>
    </>
  );
}

function ProposalDialog({
  order,
  id,
  way,
  onClose,
}: {
  order: AdminOrder;
  id: number;
  way: Way;
  onClose: () => void;
}) {
  const say = useWords();
  const act = useAct();
  const [note, setNote] = useState('');
  return (
    <ActionDialog
      title={say(`orders.proposal.${way}`)}
      button={say(`orders.proposal.${way}`)}
      onClose={onClose}
      onDo={() =>
        act('POST', `/orders/${order.id}/proposals/${id}/${way}`, way === 'consent' ? { note } : {})
      }
    >
      <Typography variant="body2" sx={{ mb: 2 }}>
        {say(way === 'consent' ? 'orders.proposal.consentHelp' : 'orders.proposal.withdrawSure')}
      </Typography>
      {way === 'consent' ? (
        <ActionField
          name="note"
          fullWidth
          multiline
          required
          label={say('orders.proposal.consentNote')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      ) : null}
    </ActionDialog>
  );
}
