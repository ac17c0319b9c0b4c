// Quote page: a draft is changed here, and sent.
import {
  type AdminQuoteVersion,
  type AdminQuoteView,
  QUOTE_TRANSITIONS,
} from '@millwright/contracts';
import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, Show, usePermissions, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useWords, type WordKey } from '../../i18n/index.ts';
import { useAct } from '../../lib/act.ts';
import { apiUrl, baseCurrency } from '../../lib/api.ts';
import { mayI } from '../../lib/auth.ts';
import { useFormats } from '../../lib/format.ts';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { NoteText } from '../../ui/note-text.tsx';
import { Facts, Panel, TwoColumns } from '../../ui/panel.tsx';
import { useColleagues } from '../leads/colleagues.tsx';
import { DraftForm } from './quote-form.tsx';
import { QuoteChip } from './quote-list.tsx';
import { QuoteNote } from './quote-note.tsx';

export function QuoteShow() {
  return (
    <Show actions={false} component="div">
      <QuotePage />
    </Show>
  );
}

function QuotePage() {
  const say = useWords();
  const quote = useRecordContext<AdminQuoteView>();
  const { permissions } = usePermissions<string[]>();
  // What a list has shown already comes first, without its versions.
  if (quote?.versions === undefined) return null;
  const mayWrite = mayI(permissions, 'quotes:write');
  const isDraft = quote.state === 'draft' && quote.orderId === null;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mt: 1 }}>
        <Typography component="h2" variant="h6">
          {say('quotes.one')} <Ltr mono>{quote.id}</Ltr>
        </Typography>
        <QuoteChip state={quote.state} />
      </Box>
      <TwoColumns
        main={
          <>
            {isDraft && mayWrite ? <DraftForm key={quote.stamp} quote={quote} /> : null}
            {quote.versions
              .filter((version) => !(isDraft && mayWrite && version.state === 'draft'))
              .map((version) => (
                <Version key={version.version} version={version} />
              ))}
          </>
        }
        side={
          <>
            <About quote={quote} />
            {mayWrite ? <Moves quote={quote} /> : null}
            {mayWrite ? <QuoteNote quote={quote} /> : null}
            <Events quote={quote} />
          </>
        }
      />
    </>
  );
}

function About({ quote }: { quote: AdminQuoteView }) {
  const say = useWords();
  const { day } = useFormats();
  return (
    <Panel title={say('quotes.buyer')}>
      <Facts
        facts={[
          [say('quotes.name'), <Name key="name">{quote.name}</Name>],
          [
            say('quotes.company'),
            quote.company === '' ? null : <Name key="company">{quote.company}</Name>,
          ],
          [say('quotes.email'), <Ltr key="email">{quote.email}</Ltr>],
          [say('quotes.language'), say(`language.${quote.locale}`)],
          [say('quotes.currency'), quote.currency],
          [say('quotes.validUntil'), day(quote.validUntil)],
          [
            say('quotes.request'),
            quote.leadId === null ? null : (
              <Link key="lead" to={`/leads/${quote.leadId}/show`}>
                <Ltr mono>{quote.leadReference}</Ltr>
              </Link>
            ),
          ],
          [
            say('quotes.order'),
            quote.orderId === null ? null : (
              <Ltr key="order" mono>
                {quote.orderId}
              </Ltr>
            ),
          ],
        ]}
      />
      {quote.versions.some((version) => version.sentAt !== null) ? (
        <Button
          href={apiUrl(`/quotes/${quote.id}/paper`)}
          target="_blank"
          rel="noopener"
          variant="outlined"
          size="small"
          sx={{ mt: 1.5 }}
        >
          {say('quotes.paper')}
        </Button>
      ) : null}
    </Panel>
  );
}

function Moves({ quote }: { quote: AdminQuoteView }) {
  const say = useWords();
  const { act, isBusy } = useAct();
  const [asked, setAsked] = useState<'send' | null>(null);
  const [note, setNote] = useState('');
  if (quote.orderId !== null) return null;
  const isOpen = QUOTE_TRANSITIONS.canTransition(quote.state, 'withdrawn');
  return (
    <Panel title={say('quotes.whatNext')}>
      <Stack spacing={1.5}>
        {quote.state === 'draft' ? (
          <Button variant="contained" disabled={isBusy} onClick={() => setAsked('send')}>
            {say('quotes.send')}
          </Button>
        ) : (
          <Button
            variant="outlined"
            disabled={isBusy}
            onClick={() => void act('POST', `/quotes/${quote.id}/revise`, {})}
          >
            {say('quotes.revise')}
          </Button>
        )}
        {isOpen ? (
          <>
            <TextField
              label={say('quotes.withdrawNote')}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
            <Button
              variant="outlined"
              color="error"
              disabled={isBusy}
              onClick={() =>
                void act('POST', `/quotes/${quote.id}/withdraw`, { note }, 'quotes.withdrawn').then(
                  (isDone) => isDone && setNote(''),
                )
              }
            >
              {say('quotes.withdraw')}
            </Button>
          </>
        ) : null}
      </Stack>
      <Confirm
        isOpen={asked === 'send'}
        title={say('quotes.send')}
        content={say('quotes.sendSure', { email: quote.email })}
        onConfirm={() => {
          setAsked(null);
          void act('POST', `/quotes/${quote.id}/send`, { stamp: quote.stamp }, 'quotes.sent');
        }}
        onClose={() => setAsked(null)}
      />
    </Panel>
  );
}

function Version({ version }: { version: AdminQuoteVersion }) {
  const say = useWords();
  const { money, number, percent, day, moment } = useFormats();
  return (
    <Panel title={say('quotes.version', { n: version.version })}>
      <Box sx={{ mb: 1 }}>
        <QuoteChip state={version.state} />
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mb: 1.5 }}>
        {version.lines.map((line) => (
          <Box
            component="li"
            key={`${line.productId}${line.description}`}
            sx={{
              display: 'flex',
              gap: 2,
              justifyContent: 'space-between',
              py: 0.75,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Typography variant="body2">
              <Name>{line.description}</Name>
              <Typography
                component="span"
                variant="caption"
                color="textSecondary"
                sx={{ display: 'block' }}
              >
                {line.sku === '' ? null : <Ltr mono>{line.sku}</Ltr>}{' '}
                <Ltr>{`${number(line.quantity)} × ${money(line.net)}`}</Ltr>
              </Typography>
            </Typography>
            <Typography variant="body2">
              <Ltr>{money(line.net * line.quantity)}</Ltr>
            </Typography>
          </Box>
        ))}
      </Box>
      <Facts
        facts={[
          [
            say('quotes.discount'),
            version.discountBasisPoints === 0 ? null : (
              <Ltr key="d">{percent(version.discountBasisPoints)}</Ltr>
            ),
          ],
          [say('quotes.net'), <Ltr key="n">{money(version.net)}</Ltr>],
          [
            say('quotes.freight', { currency: baseCurrency() }),
            version.freight === null ? (
              say('quotes.freightLater')
            ) : (
              <Ltr key="f">{money(version.freight)}</Ltr>
            ),
          ],
          [say('quotes.validUntil'), day(version.validUntil)],
          [say('quotes.paymentTerms'), version.paymentTerms],
          [say('quotes.deliveryTerms'), version.deliveryTerms],
          [say('quotes.noteToBuyer'), version.note],
          [say('quotes.sentAt'), version.sentAt === null ? null : moment(version.sentAt)],
        ]}
      />
    </Panel>
  );
}

function Events({ quote }: { quote: AdminQuoteView }) {
  const say = useWords();
  const { moment } = useFormats();
  const { actorName } = useColleagues();
  return (
    <Panel title={say('leads.history')}>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {quote.events.toReversed().map((event) => (
          <Box component="li" key={`${event.at}${event.what}${event.version}`} sx={{ py: 0.75 }}>
            <Typography variant="body2">
              <Name>{actorName(event.actor)}</Name>: {say(`quotes.event.${event.what}` as WordKey)}{' '}
              ({say('quotes.version', { n: event.version })})
            </Typography>
            {event.note === '' ? null : (
              <Typography variant="body2" dir="auto">
                {event.what === 'note' ? (
                  <NoteText area="quotes">{event.note}</NoteText>
                ) : (
                  event.note
                )}
              </Typography>
            )}
            <Typography variant="caption" color="textSecondary">
              {moment(event.at)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
