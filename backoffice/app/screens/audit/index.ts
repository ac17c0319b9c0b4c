// Screen of the log of changes.
import HistoryIcon from '@mui/icons-material/History';
import type { Screen } from '../../screen.ts';
import { AuditList } from './audit-list.tsx';

export const AUDIT_SCREENS: readonly Screen[] = [
  {
    name: 'audit',
    right: 'audit:read',
    group: 'system',
    label: 'audit.many',
    icon: HistoryIcon,
    list: AuditList,
  },
];
