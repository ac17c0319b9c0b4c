// Negotiation page: offers of both sides, list price, answer.
import { type NegotiationThread, OFFER_TRANSITIONS } from '@millwright/contracts';
import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, Show, usePermissions, useRecordContext } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { useAct } from '../../lib/act.ts';
import { minorOf } from '../../lib/amounts.ts';
import { baseCurrency } from '../../lib/api.ts';
import { mayI } from '../../lib/auth.ts';
import { useFormats } from '../../lib/format.ts';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { OfferLimitFields } from '../../ui/offer-limits.tsx';
import { Facts, Panel, TwoColumns } from '../../ui/panel.tsx';
import { OfferChip } from './negotiation-list.tsx';

export function NegotiationShow() {
  return (
    <Show actions={false} component="div">
      <ThreadPage />
    </Show>
  );
}

function ThreadPage() {
  const say = useWords();
  const { price, moment, number } = useFormats();
  const thread = useRecordContext<NegotiationThread>();
  const { permissions } = usePermissions<string[]>();
  // What a list has shown already comes first, without its offers.
  if (thread?.history === undefined) return null;
  const mayWrite = mayI(permissions, 'negotiations:write');
  const { currency } = thread;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mt: 1 }}>
        <Typography component="h2" variant="h6">
          {say('negotiations.one')} <Ltr mono>{thread.id}</Ltr>
        </Typography>
        <OfferChip state={thread.state} />
      </Box>
      <TwoColumns
        main={
          <>
            <Panel title={say('negotiations.offers')}>
              <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
                {thread.history.map((step) => (
                  <Box
                    component="li"
                    key={step.madeAt + step.by}
                    sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}
                  >
                    <Box
                      sx={{
                        display: 'flex',
                        gap: 1,
                        justifyContent: 'space-between',
                        flexWrap: 'wrap',
                      }}
                    >
                      <Typography sx={{ fontWeight: 600 }}>
                        {say(`negotiations.by.${step.by}`)}:{' '}
                        <Ltr>{price(step.unitPrice, currency)}</Ltr>
                      </Typography>
                      <OfferChip state={step.state} />
                    </Box>
                    <Typography variant="caption" color="textSecondary">
                      {moment(step.madeAt)}
                      {step.closedAt === null
                        ? ` · ${say('negotiations.until', { when: moment(step.expiresAt) })}`
                        : ''}
                      {step.automatic ? ` · ${say('negotiations.automatic')}` : ''}
                    </Typography>
                  </Box>
                ))}
              </Box>
            </Panel>
            {mayWrite && OFFER_TRANSITIONS.canTransition(thread.state, 'accepted', 'seller') ? (
              <Answers thread={thread} />
            ) : null}
          </>
        }
        side={
          <>
            <Panel title={say('negotiations.item')}>
              <Facts
                facts={[
                  [say('negotiations.item'), <Name key="item">{thread.itemName}</Name>],
                  [
                    say('negotiations.partNumber'),
                    <Ltr key="sku" mono>
                      {thread.sku}
                    </Ltr>,
                  ],
                  [say('negotiations.quantity'), number(thread.quantity)],
                  [
                    say('negotiations.asking'),
                    thread.asking === null ? (
                      say('negotiations.notSold')
                    ) : (
                      <Ltr key="asking">{price(thread.asking, currency)}</Ltr>
                    ),
                  ],
                  [
                    say('negotiations.buyer'),
                    thread.customer === '' ? (
                      say('negotiations.visitor')
                    ) : (
                      <Name key="buyer">{thread.customer}</Name>
                    ),
                  ],
                  [
                    say('negotiations.phone'),
                    <a key="phone" href={`tel:${thread.phone}`}>
                      <Ltr>{thread.phone}</Ltr>
                    </a>,
                  ],
                  [say('negotiations.offersLeft'), number(thread.offersLeft)],
                  [
                    say('negotiations.heldUntil'),
                    thread.heldUntil === null ? null : moment(thread.heldUntil),
                  ],
                ]}
              />
            </Panel>
            <Panel title={say('negotiations.limits')}>
              <OfferLimitFields
                key={thread.id}
                method="POST"
                path={`/negotiations/${thread.id}/limits`}
                limits={thread.limits}
              />
            </Panel>
          </>
        }
      />
    </>
  );
}

function Answers({ thread }: { thread: NegotiationThread }) {
  const say = useWords();
  const { act, isBusy } = useAct();
  const [price, setPrice] = useState('');
  const [asked, setAsked] = useState<'accept' | 'decline' | null>(null);
  const minor = minorOf(price);
  // The shop may have given up the currency of the thread.
  const currency =
    thread.asking?.[thread.currency] === undefined ? baseCurrency() : thread.currency;
  const counter = async (): Promise<void> => {
    if (
      await act(
        'POST',
        `/negotiations/${thread.id}/counter`,
        { price: minor, currency },
        'negotiations.countered',
      )
    )
      setPrice('');
  };
  return (
    <Panel title={say('negotiations.answer')}>
      {thread.customerId === null ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {say('negotiations.visitorHelp')}
        </Alert>
      ) : null}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
        <Button variant="contained" disabled={isBusy} onClick={() => setAsked('accept')}>
          {say('negotiations.accept')}
        </Button>
        <Button
          variant="outlined"
          color="error"
          disabled={isBusy}
          onClick={() => setAsked('decline')}
        >
          {say('negotiations.decline')}
        </Button>
      </Stack>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}
      >
        <TextField
          label={say('negotiations.ourPrice', { currency })}
          value={price}
          onChange={(event) => setPrice(event.target.value)}
          slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'decimal' } }}
        />
        <Button
          variant="outlined"
          disabled={isBusy || minor === null}
          onClick={() => void counter()}
        >
          {say('negotiations.counter')}
        </Button>
      </Stack>
      <Confirm
        isOpen={asked !== null}
        title={say(asked === 'decline' ? 'negotiations.decline' : 'negotiations.accept')}
        content={say(asked === 'decline' ? 'negotiations.declineSure' : 'negotiations.acceptSure')}
        onConfirm={() => {
          const answer = asked;
          setAsked(null);
          void act('POST', `/negotiations/${thread.id}/${answer}`, {}, 'negotiations.answered');
        }}
        onClose={() => setAsked(null)}
      />
    </Panel>
  );
}
