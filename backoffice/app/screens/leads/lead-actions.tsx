// Actions of a lead: assign, change state, set a reminder.
import type { AdminLead } from '@millwright/contracts';
import { Alert, Button, MenuItem, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { useAct } from '../../lib/act.ts';
import { useFormats } from '../../lib/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { useColleagues } from './colleagues.tsx';

export function LeadActions({ lead }: { lead: AdminLead }) {
  return (
    <>
      <Owner lead={lead} />
      <State lead={lead} />
      <Reminder lead={lead} />
    </>
  );
}

function Owner({ lead }: { lead: AdminLead }) {
  const say = useWords();
  const { act, isBusy } = useAct();
  const { me, active, nameOf } = useColleagues();
  const give = (ownerId: number | null) => void act('POST', `/leads/${lead.id}/owner`, { ownerId });
  const gone =
    lead.ownerId === null || active.some(({ id }) => id === lead.ownerId) ? null : lead.ownerId;
  return (
    <Panel title={say('leads.owner')}>
      <Stack spacing={1}>
        {me !== undefined && lead.ownerId !== me ? (
          <Button variant="contained" disabled={isBusy} onClick={() => give(me)}>
            {say('leads.takeOver')}
          </Button>
        ) : null}
        <TextField
          select
          fullWidth
          label={say('leads.owner')}
          value={lead.ownerId ?? ''}
          disabled={isBusy}
          onChange={(event) => give(event.target.value === '' ? null : Number(event.target.value))}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{say('leads.nobody')}</MenuItem>
          {gone === null ? null : <MenuItem value={gone}>{nameOf(gone)}</MenuItem>}
          {active.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
    </Panel>
  );
}

function State({ lead }: { lead: AdminLead }) {
  const say = useWords();
  const { act, isBusy } = useAct();
  const [note, setNote] = useState('');
  const move = async (to: AdminLead['state']): Promise<void> => {
    if (await act('POST', `/leads/${lead.id}/state`, { to, note })) setNote('');
  };
  return (
    <Panel title={say('leads.moveOn')}>
      <TextField
        fullWidth
        label={say('leads.moveNote')}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        sx={{ mb: 1 }}
      />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {lead.ways.map((to) => (
          <Button
            key={to}
            variant="outlined"
            size="small"
            disabled={isBusy}
            onClick={() => void move(to)}
          >
            {say(`leads.to.${to}`)}
          </Button>
        ))}
      </Stack>
    </Panel>
  );
}

/** Nine in the morning where the reader is. */
function nineOn(day: string): string {
  return new Date(`${day}T09:00:00`).toISOString();
}

function Reminder({ lead }: { lead: AdminLead }) {
  const say = useWords();
  const { moment } = useFormats();
  const { act, isBusy } = useAct();
  const [day, setDay] = useState('');
  const [text, setText] = useState('');
  const remind = async (): Promise<void> => {
    if (await act('POST', `/leads/${lead.id}/reminder`, { at: nineOn(day), reminder: text })) {
      setDay('');
      setText('');
    }
  };
  return (
    <Panel title={say('leads.reminder')}>
      {lead.remindAt === null ? null : (
        <Alert
          severity={lead.isDue ? 'warning' : 'info'}
          sx={{ mb: 1.5 }}
          action={
            <Button
              size="small"
              color="inherit"
              disabled={isBusy}
              onClick={() =>
                void act('POST', `/leads/${lead.id}/reminder`, { at: null, reminder: '' })
              }
            >
              {say('leads.reminderDone')}
            </Button>
          }
        >
          {moment(lead.remindAt)}: <bdi>{lead.reminder}</bdi>
        </Alert>
      )}
      <Stack spacing={1}>
        <TextField
          type="date"
          label={say('leads.reminderDay')}
          value={day}
          onChange={(event) => setDay(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          label={say('leads.reminderText')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
        <Button
          variant="outlined"
          disabled={isBusy || day === '' || text.trim() === ''}
          onClick={() => void remind()}
        >
          {say('leads.remind')}
        </Button>
      </Stack>
    </Panel>
  );
}
