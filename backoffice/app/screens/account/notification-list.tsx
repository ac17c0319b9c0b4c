// One's own notifications: read and unread, each with the way to what it is about.
import type { StaffNotification } from '@millwright/contracts';
import ReadIcon from '@mui/icons-material/DraftsOutlined';
import UnreadIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import { Button } from '@mui/material';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { AdminList } from '../../ui/admin-list.tsx';
import { markRead, NotificationLine } from '../../ui/notification-line.tsx';

export function NotificationList() {
  return (
    <AdminList<StaffNotification>
      sort={{ field: 'id', order: 'DESC' }}
      views={[
        { label: 'notifications.view.all', filter: {} },
        { label: 'notifications.view.unread', filter: { unread: true } },
      ]}
      empty="notifications.none"
      opens={false}
      bulkActions={<Mark />}
      columns={[
        {
          source: 'id',
          label: 'notifications.one',
          sortable: true,
          render: (told) => <NotificationLine of={told} />,
        },
        { source: 'at', label: 'common.when', render: (told, { moment }) => moment(told.at) },
        {
          source: 'isRead',
          label: 'notifications.state',
          render: (told, { say }) =>
            say(told.isRead ? 'notifications.read' : 'notifications.unread'),
        },
      ]}
    />
  );
}

function Mark() {
  const say = useWords();
  const notify = useNotify();
  const refresh = useRefresh();
  const { selectedIds, onUnselectItems } = useListContext();
  const mark = async (isRead: boolean): Promise<void> => {
    try {
      await markRead(selectedIds as number[], isRead);
      onUnselectItems();
      refresh();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <>
      <Button startIcon={<ReadIcon />} onClick={() => void mark(true)}>
        {say('notifications.markRead')}
      </Button>
      <Button startIcon={<UnreadIcon />} onClick={() => void mark(false)}>
        {say('notifications.markUnread')}
      </Button>
    </>
  );
}
