// Screen of one's own account, open to every role.
import AccountIcon from '@mui/icons-material/ManageAccountsOutlined';
import { createElement } from 'react';
import type { Screen } from '../../screen.ts';
import { AccountPage } from './account-page.tsx';

export const ACCOUNT_SCREENS: readonly Screen[] = [
  {
    name: 'account',
    right: 'staff',
    group: 'company',
    label: 'account.mine',
    icon: AccountIcon,
    page: createElement(AccountPage),
  },
];
