// How one is told by mail of mentions and assignments.
import { NOTIFICATION_MAILS, type NotificationMail } from '@millwright/contracts';
import { MenuItem, TextField, Typography } from '@mui/material';
import { useNotify } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { useAnswer } from '../../lib/use-answer.ts';
import { AskedFor } from '../../ui/asked.tsx';
import { Panel } from '../../ui/metrics-panel.tsx';

type Settings = { mail: NotificationMail };

export function NotificationMails() {
  const say = useWords();
  const notify = useNotify();
  const asked = useAnswer<Settings>('/notifications/settings');
  const choose = async (mail: NotificationMail): Promise<void> => {
    try {
      asked.put(await api<Settings>('PUT', '/notifications/settings', { body: { mail } }));
      notify(say('common.saved'), { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <Panel title={say('notifications.many')}>
      <Typography variant="body2" sx={{ mb: 2 }}>
        {say('notifications.mailHelp')}
      </Typography>
      <AskedFor asked={asked}>
        {({ mail }) => (
          <TextField
            select
            label={say('notifications.mail')}
            value={mail}
            onChange={(event) => void choose(event.target.value as NotificationMail)}
            sx={{ minInlineSize: 240 }}
          >
            {NOTIFICATION_MAILS.map((way) => (
              <MenuItem key={way} value={way}>
                {say(`notifications.mail.${way}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
      </AskedFor>
    </Panel>
  );
}
