// Notes and history of a customer: the history holds no personal data, so that it may outlive the account.
import type { AdminCustomer } from '@millwright/contracts';
import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { type Say, useWords, type WordKey } from '../../i18n/index.ts';
import { useAct } from '../../lib/act.ts';
import { useFormats } from '../../lib/format.ts';
import { Name } from '../../ui/isolated.tsx';
import { Who } from '../orders/order-chips.tsx';
import { Part } from '../orders/order-parts.tsx';
import { useMayWriteCustomers } from './customer-chips.tsx';

export function CustomerNotes({ customer: { id, notes } }: { customer: AdminCustomer }) {
  const say = useWords();
  const { moment } = useFormats();
  const mayWrite = useMayWriteCustomers();
  const { act, isBusy } = useAct();
  const [text, setText] = useState('');
  const add = async (): Promise<void> => {
    if (await act('POST', `/customers/${id}/notes`, { text })) setText('');
  };
  return (
    <Part title={say('customers.notes')}>
      {notes.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {say('customers.noNotes')}
        </Typography>
      ) : null}
      {notes.map((note) => (
        <Box key={note.id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
          <Typography variant="caption" color="textSecondary">
            {moment(note.at)} · <Who actor={note.actor} />
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            <Name>{note.text}</Name>
          </Typography>
        </Box>
      ))}
      {mayWrite ? (
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={1}
          sx={{ pt: 1, alignItems: { sm: 'flex-end' } }}
        >
          <TextField
            fullWidth
            multiline
            maxRows={6}
            label={say('customers.addNote')}
            value={text}
            onChange={(event) => setText(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 2_000 } }}
          />
          <Button
            variant="outlined"
            disabled={isBusy || text.trim() === ''}
            onClick={() => void add()}
            sx={{ flexShrink: 0 }}
          >
            {say('customers.keepNote')}
          </Button>
        </Stack>
      ) : null}
    </Part>
  );
}

type Entry = AdminCustomer['history'][number];

export function CustomerHistory({ customer: { history } }: { customer: AdminCustomer }) {
  const say = useWords();
  const { moment } = useFormats();
  const told = history
    .map((entry) => ({ entry, words: wordsOf(entry, say) }))
    .filter(({ words }) => words !== '');
  return (
    <Part title={say('customers.history')}>
      {told.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {say('customers.noHistory')}
        </Typography>
      ) : null}
      {told.map(({ entry, words }) => (
        <Typography key={entry.id} variant="body2" sx={{ py: 0.5 }}>
          {moment(entry.at)} · <Who actor={entry.actor} /> · {words}
        </Typography>
      ))}
    </Part>
  );
}

/** A change of rows as text; a change that only accompanies another has no text of its own. */
function wordsOf({ table, operation, key, after }: Entry, say: Say): string {
  if (operation === 'sessions-ended' || operation === 'verification-lost')
    return say(`audit.${operation}`);
  if (table === 'customer_note' && operation === 'insert') return say('customers.did.note');
  if (
    table === 'customer_certificate' &&
    (after?.state === 'accepted' || after?.state === 'refused')
  )
    return say(`customers.did.${after.state}`, {
      what: say(`customers.certificate.${key.type as 'vatdocument' | 'crdocument'}`),
    });
  if (table !== 'customer' || operation !== 'update' || after === null) return '';
  if (typeof after.closed_at === 'string') return say('customers.did.closed');
  const did: WordKey[] = [];
  if ('verified' in after)
    did.push(after.verified === true ? 'customers.did.verified' : 'customers.did.unverified');
  if ('disabled_at' in after)
    did.push(after.disabled_at === null ? 'customers.did.unblocked' : 'customers.did.blocked');
  return did.map((word) => say(word)).join(', ');
}
