// What do we, or customers of ours, look for? The cards of /our-needs.
import type { NeedDesk } from '@millwright/contracts';
import NeedIcon from '@mui/icons-material/CampaignOutlined';
import type { Screen } from '../../screen.ts';
import { NeedCreate, NeedEdit, NeedList } from './needs.tsx';

export const NEED_SCREENS: readonly Screen[] = [
  {
    name: 'needs',
    right: 'content:read',
    group: 'content',
    label: 'needs.many',
    icon: NeedIcon,
    list: NeedList,
    edit: NeedEdit,
    create: NeedCreate,
    represent: (record: NeedDesk) => record.name,
  },
];
