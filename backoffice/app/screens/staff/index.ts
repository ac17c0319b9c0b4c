// Staff screens.

import type { StaffMember } from '@millwright/contracts';
import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import type { Screen } from '../../screen.ts';
import { API_CLIENTS } from './api-clients.tsx';
import { StaffCreate, StaffEdit } from './staff-form.tsx';
import { StaffList } from './staff-list.tsx';
import { STAFF_ROLES } from './staff-roles.tsx';

export const STAFF_SCREENS: readonly Screen[] = [
  {
    name: 'staff',
    right: 'staff:read',
    group: 'company',
    label: 'staff.many',
    icon: BadgeIcon,
    list: StaffList,
    edit: StaffEdit,
    create: StaffCreate,
    represent: (record: StaffMember) => record.name,
    finds: ({ email }: StaffMember) => email,
  },
  STAFF_ROLES,
  API_CLIENTS,
];
