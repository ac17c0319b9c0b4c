// Staff screens.

import type { StaffMember } from '@millwright/contracts';
import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import type { Screen } from '../../screen.ts';
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
];
