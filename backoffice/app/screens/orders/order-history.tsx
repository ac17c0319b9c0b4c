// History of an order: states, and changes while it was Pending.
import { type AdminOrder, isolated, isolatedName } from '@millwright/contracts';
import { Box, Typography } from '@mui/material';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { Who } from './order-chips.tsx';
import { Part } from './order-parts.tsx';

export function OrderHistory({ order }: { order: AdminOrder }) {
  const say = useWords();
  const { moment, money, number } = useFormats();
  const freight = (minor: number | null, collected = false): string => {
    if (minor === null) return say('orders.freightOpen');
    return minor > 0
      ? isolated(money(minor))
      : say(collected ? 'orders.freight.collected' : 'orders.freight.free');
  };
  const steps = [
    ...order.history.map((step) => ({
      at: step.at,
      actor: step.actor,
      words: [say(`orders.status.${step.status}`)],
    })),
    ...order.edits.map((edit) => ({
      at: edit.at,
      actor: edit.actor,
      words: [
        ...edit.lines.map((line) =>
          say('orders.editOf', {
            what: isolated(
              [
                `${line.sku}: ${number(line.from)} → ${line.to === 0 ? say('orders.removed') : number(line.to)}`,
                ...(line.price === undefined
                  ? []
                  : [
                      `${line.price.from === null ? '–' : money(line.price.from)} → ${money(line.price.to)}`,
                    ]),
              ].join(', '),
            ),
          }),
        ),
        ...(edit.freight === null
          ? []
          : [
              say('orders.editFreight', {
                from: freight(edit.freight.from),
                to: freight(edit.freight.to, edit.freight.collected),
              }),
            ]),
        ...(edit.reason === undefined ? [] : [isolatedName(edit.reason)]),
        ...(edit.consent === undefined
          ? []
          : [say('orders.editConsentOf', { what: isolatedName(edit.consent) })]),
        say('orders.editTotal', {
          from: isolated(money(edit.total.from)),
          to: isolated(money(edit.total.to)),
        }),
      ],
    })),
  ].sort((a, b) => (a.at < b.at ? -1 : 1));
  return (
    <Part title={say('orders.history')}>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {steps.map((step) => (
          <Box
            component="li"
            key={`${step.at} ${step.words[0]}`}
            sx={{ py: 0.5, borderTop: 1, borderColor: 'divider' }}
          >
            {step.words.map((words) => (
              <Typography key={words} variant="body2">
                {words}
              </Typography>
            ))}
            <Typography variant="caption" color="textSecondary">
              {moment(step.at)} · <Who actor={step.actor} />
            </Typography>
          </Box>
        ))}
      </Box>
    </Part>
  );
}
