// Email list: each with its text, sent again where that is safe.
import {
  directionOf,
  MAIL_STATES,
  MAIL_TEMPLATES,
  type SentMail,
  type WholeMail,
} from '@millwright/contracts';
import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { Show, useNotify, useRecordContext, useRedirect } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { useFormats } from '../../lib/format.ts';
import { useMay } from '../../lib/use-may.ts';
import { AdminList } from '../../ui/admin-list.tsx';
import { StateChip } from '../../ui/cells.tsx';
import { EmailMessageFrame } from '../../ui/email-message-frame.tsx';
import { choiceFilter, textFilter } from '../../ui/filters.tsx';
import { Ltr, Sentence } from '../../ui/isolated.tsx';
import { MailKind } from '../../ui/kinds.tsx';

export function MailList() {
  return (
    <AdminList<SentMail>
      sort={{ field: 'id', order: 'DESC' }}
      perPage={50}
      filters={[
        textFilter('recipient', 'mails.recipientBegins', { alwaysOn: true, ltr: true }),
        choiceFilter('state', 'mails.state', MAIL_STATES, (id) => `mails.${id}`, {
          alwaysOn: true,
        }),
        choiceFilter('template', 'mails.template', MAIL_TEMPLATES, (id) => `mail.${id}`),
      ]}
      exportPath="/exports/mails"
      opens="show"
      columns={[
        {
          source: 'subject',
          label: 'mails.subject',
          render: (mail) => <Sentence>{mail.subject}</Sentence>,
        },
        {
          source: 'recipient',
          label: 'mails.recipient',
          render: (mail) => <Ltr>{mail.recipient}</Ltr>,
        },
        { source: 'state', label: 'mails.state', render: (mail) => <State mail={mail} /> },
        {
          source: 'template',
          label: 'mails.template',
          render: (mail) => <MailKind template={mail.template} />,
        },
        {
          source: 'createdAt',
          label: 'mails.createdAt',
          render: (mail, { moment }) => moment(mail.createdAt),
        },
      ]}
    />
  );
}

function State({ mail: { state } }: { mail: Pick<SentMail, 'state'> }) {
  const say = useWords();
  const color =
    state === 'failed'
      ? 'error'
      : state === 'sent'
        ? 'success'
        : state === 'waiting'
          ? 'info'
          : 'default';
  return <StateChip color={color} label={say(`mails.${state}`)} />;
}

export function MailShow() {
  return (
    <Show actions={false}>
      <Letter />
    </Show>
  );
}

function Letter() {
  const say = useWords();
  const notify = useNotify();
  const redirect = useRedirect();
  const { moment } = useFormats();
  const may = useMay('mails:write');
  const shown = useRecordContext<WholeMail>();
  // An opened text is kept in this component only: coming back requests it again, and that is logged as another look.
  const [opened, setOpened] = useState<WholeMail | null>(null);
  // What the list has shown already comes first, without its text.
  if (shown?.secret === undefined) return null;
  const mail = opened?.id === shown.id ? opened : shown;
  const open = async (): Promise<void> => {
    try {
      setOpened(await api<WholeMail>('POST', `/mails/${shown.id}/open`));
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  const again = async (): Promise<void> => {
    try {
      const sent = await api<SentMail>('POST', `/mails/${mail.id}/send-again`);
      notify(say('mails.sentAgain'), { type: 'success' });
      redirect('show', 'mails', sent.id);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Typography component="h2" variant="h6">
        <Sentence>{mail.subject}</Sentence>
      </Typography>
      <Typography variant="body2">
        {say('mails.recipient')}: <Ltr>{mail.recipient}</Ltr> · {moment(mail.createdAt)} ·{' '}
        <MailKind template={mail.template} /> <State mail={mail} />
      </Typography>
      {mail.lastFault === null ? null : (
        <Alert severity="warning">
          <Ltr>{mail.lastFault}</Ltr>
        </Alert>
      )}
      {mail.secret && mail !== opened ? (
        <Alert severity="info">{say('mails.secret')}</Alert>
      ) : (
        <Words mail={mail} />
      )}
      {mail.mayOpen && mail !== opened ? (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={() => void open()}>
              {say('mails.open')}
            </Button>
          }
        >
          {say('mails.openHelp')}
        </Alert>
      ) : null}
      {mail.secret || mail.state === 'waiting' || !may ? null : (
        <Box>
          <Button variant="contained" onClick={() => void again()}>
            {say('mails.again')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

/** As the recipient sees it, and the text that programs without HTML show. */
function Words({ mail }: { mail: WholeMail }) {
  const say = useWords();
  const text = (
    <Paper
      variant="outlined"
      sx={{ p: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      lang={mail.locale}
      dir={directionOf(mail.locale)}
    >
      {mail.text}
    </Paper>
  );
  if (mail.html === '') return text;
  return (
    <>
      <EmailMessageFrame html={mail.html} title={say('mails.letter')} />
      <details>
        <Box component="summary" sx={{ cursor: 'pointer', mb: 1 }}>
          {say('mails.asText')}
        </Box>
        {text}
      </details>
    </>
  );
}
