// Screens of one's own account and notifications, open to every role.
import AccountIcon from '@mui/icons-material/ManageAccountsOutlined';
import BellIcon from '@mui/icons-material/NotificationsOutlined';
import { createElement } from 'react';
import type { Screen } from '../../screen.ts';
import { AccountPage } from './account-page.tsx';
import { NotificationList } from './notification-list.tsx';

export const ACCOUNT_SCREENS: readonly Screen[] = [
  {
    name: 'notifications',
    right: 'staff',
    group: 'company',
    label: 'notifications.many',
    icon: BellIcon,
    list: NotificationList,
  },
  {
    name: 'account',
    right: 'staff',
    group: 'company',
    label: 'account.mine',
    icon: AccountIcon,
    page: createElement(AccountPage),
  },
];
