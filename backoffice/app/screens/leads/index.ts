// Inbox screens: leads, and the sellers that applications become.
import type { AdminLead, AdminLeadRow } from '@millwright/contracts';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import NotificationsIcon from '@mui/icons-material/NotificationsActiveOutlined';
import { beside, type Screen } from '../../screen.ts';
import { LeadList } from './lead-list.tsx';
import { LeadShow } from './lead-show.tsx';
import { SELLERS } from './sellers.tsx';
import { WantedList } from './wanted.tsx';

export const LEAD_SCREENS: readonly Screen[] = [
  {
    name: 'leads',
    right: 'leads:read',
    group: 'sales',
    label: 'leads.many',
    icon: InboxIcon,
    list: LeadList,
    show: LeadShow,
    represent: (record: AdminLead) => record.reference,
    finds: ({ name, company, subject }: AdminLeadRow) => beside(name, company, subject),
  },
  SELLERS,
  {
    name: 'stock-alerts',
    right: 'leads:read',
    group: 'sales',
    label: 'alerts.many',
    icon: NotificationsIcon,
    list: WantedList,
  },
];
