// What people write to us, and the sellers that applications become: the screens of the inbox.
import type { DeskLead, Seller } from '@millwright/contracts';
import HandshakeIcon from '@mui/icons-material/HandshakeOutlined';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import NotificationsIcon from '@mui/icons-material/NotificationsActiveOutlined';
import type { Screen } from '../../screen.ts';
import { LeadList } from './lead-list.tsx';
import { LeadShow } from './lead-show.tsx';
import { SellerEdit, SellerList } from './sellers.tsx';
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
    represent: (record: DeskLead) => record.reference,
  },
  {
    name: 'sellers',
    right: 'leads:read',
    group: 'sales',
    label: 'sellers.many',
    icon: HandshakeIcon,
    list: SellerList,
    edit: SellerEdit,
    represent: (record: Seller) => record.company,
  },
  { name: 'stock-alerts', right: 'leads:read', group: 'sales', label: 'alerts.many', icon: NotificationsIcon, list: WantedList },
];
