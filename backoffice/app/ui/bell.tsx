// Bell: how many of one's notifications are unread, the newest of them, and the way to all. It asks while somebody works, so that an idle session still ends.
import type { StaffNotification } from '@millwright/contracts';
import BellIcon from '@mui/icons-material/NotificationsOutlined';
import { Badge, Box, Button, IconButton, Popover, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useGetList, useNotify, useRefresh } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useWords } from '../i18n/index.ts';
import { useFormats } from '../lib/format.ts';
import { markRead, NotificationLine } from './notification-line.tsx';

const SHOWN = 8;
const EVERY_MS = 60_000;

export function Bell() {
  const say = useWords();
  const { moment } = useFormats();
  const notify = useNotify();
  const refresh = useRefresh();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data = [], total = 0 } = useUnread();
  const close = (): void => setAnchor(null);
  const readAll = async (): Promise<void> => {
    try {
      await markRead(undefined, true);
      close();
      refresh();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <>
      <IconButton
        color="inherit"
        aria-haspopup="dialog"
        aria-label={say('notifications.bell', { n: total })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {/* A hidden 0 would be a text that its name lacks. */}
        <Badge badgeContent={total === 0 ? undefined : total} color="error" max={99}>
          <BellIcon />
        </Badge>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': say('notifications.many'),
            sx: { inlineSize: 360, maxInlineSize: '95vw', p: 2 },
          },
        }}
      >
        {data.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
            {say('notifications.noneUnread')}
          </Typography>
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.map((told) => (
              <Box component="li" key={told.id} sx={{ py: 0.75, overflowWrap: 'anywhere' }}>
                <NotificationLine of={told} onOpen={close} />
                <Typography variant="caption" color="textSecondary" component="div">
                  {moment(told.at)}
                </Typography>
              </Box>
            ))}
          </Box>
        )}
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', pt: 1.5 }}>
          <Button size="small" component={Link} to="/notifications" onClick={close}>
            {say('notifications.all')}
          </Button>
          {data.length === 0 ? null : (
            <Button size="small" onClick={() => void readAll()}>
              {say('notifications.readAll')}
            </Button>
          )}
        </Stack>
      </Popover>
    </>
  );
}

function useUnread() {
  const { pathname } = useLocation();
  const asked = useGetList<StaffNotification>('notifications', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'id', order: 'DESC' },
    filter: { unread: true },
  });
  const { refetch } = asked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen asks anew
  useEffect(() => void refetch(), [pathname, refetch]);
  useEffect(() => {
    let hasWorked = false;
    const work = (): void => {
      hasWorked = true;
    };
    const timer = setInterval(() => {
      if (hasWorked) void refetch();
      hasWorked = false;
    }, EVERY_MS);
    document.addEventListener('keydown', work);
    document.addEventListener('pointerdown', work);
    return () => {
      clearInterval(timer);
      document.removeEventListener('keydown', work);
      document.removeEventListener('pointerdown', work);
    };
  }, [refetch]);
  return asked;
}
