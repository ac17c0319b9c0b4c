// Thread of a lead: the message, all later events, and a field to reply by mail or to leave a note.
import type { AdminLead } from '@millwright/contracts';
import { Alert, Box, Button, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { useAct } from '../../lib/act.ts';
import { useFormats } from '../../lib/format.ts';
import { Name } from '../../ui/isolated.tsx';
import { useMentionCheck } from '../../ui/mention-check.tsx';
import { MentionField } from '../../ui/mention-field.tsx';
import { NoteText } from '../../ui/note-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useColleagues } from './colleagues.tsx';

export function Thread({ lead, mayWrite }: { lead: AdminLead; mayWrite: boolean }) {
  const say = useWords();
  return (
    <>
      <Panel title={lead.subject === '' ? say('leads.message') : lead.subject}>
        <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {lead.isForgotten ? say('leads.forgottenHelp') : lead.message}
        </Typography>
      </Panel>
      {mayWrite ? <Answer lead={lead} /> : null}
      <History lead={lead} />
    </>
  );
}

function Answer({ lead }: { lead: AdminLead }) {
  const say = useWords();
  const { act, isBusy } = useAct();
  const [way, setWay] = useState<'reply' | 'note'>('reply');
  const [text, setText] = useState('');
  const { keep, asked } = useMentionCheck('leads');
  const send = async (): Promise<void> => {
    const isDone =
      way === 'reply'
        ? await act('POST', `/leads/${lead.id}/reply`, { text }, 'leads.replied')
        : await act('POST', `/leads/${lead.id}/notes`, { note: text });
    if (isDone) setText('');
  };
  const isSpam = lead.state === 'spam' && way === 'reply';
  return (
    <Panel title={say('leads.answer')}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={way}
        onChange={(_event, chosen) => chosen !== null && setWay(chosen)}
        sx={{ mb: 1.5 }}
      >
        <ToggleButton value="reply">{say('leads.byMail')}</ToggleButton>
        <ToggleButton value="note">{say('leads.note')}</ToggleButton>
      </ToggleButtonGroup>
      {isSpam ? (
        <Alert severity="info" sx={{ mb: 1 }}>
          {say('leads.spamHelp')}
        </Alert>
      ) : null}
      <MentionField
        fullWidth
        area="leads"
        isPlain={way === 'reply'}
        minRows={4}
        value={text}
        onChange={setText}
        label={say(way === 'reply' ? 'leads.replyText' : 'leads.noteText')}
        helperText={
          way === 'reply'
            ? say('leads.replyHelp', { language: say(`language.${lead.locale}`) })
            : `${say('leads.noteHelp')} ${say('notes.mentionHelp')}`
        }
        maxLength={way === 'reply' ? 5_000 : 2_000}
      />
      <Button
        variant="contained"
        sx={{ mt: 1 }}
        disabled={isBusy || isSpam || text.trim() === ''}
        onClick={() => (way === 'reply' ? void send() : keep(text, send))}
      >
        {say(way === 'reply' ? 'leads.send' : 'leads.keepNote')}
      </Button>
      {asked}
    </Panel>
  );
}

function History({ lead }: { lead: AdminLead }) {
  const say = useWords();
  const { moment } = useFormats();
  const { actorName, nameOf } = useColleagues();
  const told = ({ kind, value }: AdminLead['events'][number]): string => {
    if (kind === 'state')
      return say('leads.event.state', { state: say(`leads.state.${value as AdminLead['state']}`) });
    if (kind === 'owner')
      return value === ''
        ? say('leads.event.noOwner')
        : say('leads.event.owner', { name: nameOf(Number(value)) });
    if (kind === 'reminder')
      return value === ''
        ? say('leads.event.reminderDone')
        : say('leads.event.reminder', { day: moment(value) });
    return say(`leads.event.${kind}`);
  };
  return (
    <Panel title={say('leads.history')}>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {lead.events.toReversed().map((event) => (
          <Box
            component="li"
            key={`${event.at} ${event.kind} ${event.value}`}
            sx={{
              py: 1,
              borderBottom: 1,
              borderColor: 'divider',
              '&:last-child': { borderBottom: 0 },
            }}
          >
            <Typography variant="body2">
              <Name>{actorName(event.actor)}</Name>: {told(event)}
            </Typography>
            {event.note === '' ? null : (
              <Typography
                dir="auto"
                sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', my: 0.5 }}
              >
                {event.kind === 'note' ? (
                  <NoteText area="leads">{event.note}</NoteText>
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
