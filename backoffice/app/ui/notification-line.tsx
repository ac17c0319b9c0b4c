// One notification in words, and the screen that it leads to; opened, it is read.
import type { StaffNotification } from '@millwright/contracts';
import { Link as MuiLink } from '@mui/material';
import { useRefresh } from 'react-admin';
import { Link } from 'react-router-dom';
import { useWords } from '../i18n/index.ts';
import { api } from '../lib/api.ts';
import { Who } from '../screens/orders/order-chips.tsx';
import { Ltr } from './isolated.tsx';

export async function markRead(ids: readonly number[] | undefined, isRead: boolean): Promise<void> {
  await api('POST', '/notifications/read', {
    body: { ...(ids === undefined ? {} : { ids }), isRead },
  });
}

export function NotificationLine({
  of: told,
  onOpen,
}: {
  of: StaffNotification;
  onOpen?: () => void;
}) {
  const say = useWords();
  const refresh = useRefresh();
  const open = (): void => {
    onOpen?.();
    if (!told.isRead) void markRead([told.id], true).then(refresh, () => undefined);
  };
  return (
    <MuiLink
      component={Link}
      to={`/${told.subject}s/${encodeURIComponent(told.subjectId)}/show`}
      onClick={(event) => {
        event.stopPropagation();
        open();
      }}
      sx={{ fontWeight: told.isRead ? 400 : 600 }}
    >
      <Who actor={told.actor} />: {say(`notifications.${told.kind}`)}{' '}
      <Ltr mono>{told.subjectName}</Ltr>
    </MuiLink>
  );
}
