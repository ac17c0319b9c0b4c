// Access of a customer: verification, blocking, order on behalf, anonymisation, sessions.
import type { AdminCustomer } from '@millwright/contracts';
import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { useAct as useButton } from '../../lib/act.ts';
import { useFormats } from '../../lib/format.ts';
import { useMay } from '../../lib/use-may.ts';
import { ActionDialog, useAct } from '../orders/order-action.tsx';
import { Part } from '../orders/order-parts.tsx';
import { useMayWriteCustomers } from './customer-chips.tsx';

export function CustomerAccess({ customer }: { customer: AdminCustomer }) {
  const say = useWords();
  const may = useMay('orders:write');
  const mayWrite = useMayWriteCustomers();
  const { act, isBusy } = useButton();
  const [asked, setAsked] = useState<'block' | 'anonymise' | null>(null);
  const { id, verified, state } = customer;
  if (!mayWrite) return null;
  const close = () => setAsked(null);
  return (
    <Part title={say('customers.access')}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {may && state === 'active' ? (
          <Button variant="contained" component={Link} to={`/order-for/${id}`}>
            {say('customers.orderFor')}
          </Button>
        ) : null}
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() =>
            void act(
              'POST',
              `/customers/${id}/verified`,
              { verified: !verified },
              verified ? 'customers.done' : 'customers.told',
            )
          }
        >
          {say(verified ? 'customers.unverify' : 'customers.verify')}
        </Button>
        {state === 'blocked' ? (
          <Button
            variant="outlined"
            disabled={isBusy}
            onClick={() =>
              void act('POST', `/customers/${id}/blocked`, { blocked: false }, 'customers.done')
            }
          >
            {say('customers.unblock')}
          </Button>
        ) : (
          <Button variant="outlined" color="error" onClick={() => setAsked('block')}>
            {say('customers.block')}
          </Button>
        )}
        <Button color="error" onClick={() => setAsked('anonymise')}>
          {say('customers.anonymise')}
        </Button>
      </Stack>
      {asked === 'block' ? <BlockDialog id={id} onClose={close} /> : null}
      {asked === 'anonymise' ? <AnonymiseDialog customer={customer} onClose={close} /> : null}
    </Part>
  );
}

function BlockDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useWords();
  const act = useAct();
  const [note, setNote] = useState('');
  const block = () =>
    act('POST', `/customers/${id}/blocked`, {
      blocked: true,
      ...(note.trim() === '' ? {} : { note }),
    });
  return (
    <ActionDialog
      title={say('customers.blockTitle')}
      button={say('customers.block')}
      color="error"
      onClose={onClose}
      onDo={block}
    >
      <Typography sx={{ mb: 2 }}>{say('customers.blockHelp')}</Typography>
      <TextField
        fullWidth
        multiline
        label={say('customers.blockNote')}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 2_000 } }}
      />
    </ActionDialog>
  );
}

/** The address is typed, not chosen: it is the last moment to notice that it is the wrong person. */
function AnonymiseDialog({
  customer: { id, email },
  onClose,
}: {
  customer: AdminCustomer;
  onClose: () => void;
}) {
  const say = useWords();
  const act = useAct();
  const [typed, setTyped] = useState('');
  return (
    <ActionDialog
      title={say('customers.anonymiseTitle')}
      button={say('customers.anonymise')}
      color="error"
      onClose={onClose}
      onDo={() => act('POST', `/customers/${id}/anonymise`, { email: typed })}
    >
      <Alert severity="warning" sx={{ mb: 2 }}>
        {say('customers.anonymiseHelp')}
      </Alert>
      <TextField
        fullWidth
        autoComplete="off"
        label={say('customers.anonymiseEmail', { email })}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false } }}
        sx={{ mt: 1 }}
      />
    </ActionDialog>
  );
}

export function CustomerSessions({ customer: { id, sessions } }: { customer: AdminCustomer }) {
  const say = useWords();
  const { moment } = useFormats();
  const mayWrite = useMayWriteCustomers();
  const { act, isBusy } = useButton();
  const end =
    mayWrite && sessions.some(({ open }) => open) ? (
      <Button
        size="small"
        variant="outlined"
        disabled={isBusy}
        onClick={() => void act('POST', `/customers/${id}/sessions/end`, {}, 'customers.done')}
      >
        {say('customers.endSessions')}
      </Button>
    ) : null;
  return (
    <Part title={say('customers.sessions')} action={end}>
      {sessions.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {say('customers.noSessions')}
        </Typography>
      ) : null}
      {sessions.map(({ began, lastSeen, open }) => (
        <Box key={`${began} ${lastSeen}`} sx={{ py: 0.5 }}>
          <Typography variant="body2">
            {moment(began)}
            {open ? ` · ${say('customers.sessionOpen')}` : ''}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {say('customers.lastSeen', { when: moment(lastSeen) })}
          </Typography>
        </Box>
      ))}
    </Part>
  );
}
