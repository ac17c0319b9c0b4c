// Screens of negotiations: the list of threads, and one thread with its answer.
import type { NegotiationRowView } from '@millwright/contracts';
import ForumIcon from '@mui/icons-material/ForumOutlined';
import { beside, type Screen } from '../../screen.ts';
import { NegotiationList } from './negotiation-list.tsx';
import { NegotiationShow } from './negotiation-show.tsx';

export const NEGOTIATION_SCREENS: readonly Screen[] = [
  {
    name: 'negotiations',
    right: 'negotiations:read',
    group: 'sales',
    label: 'negotiations.many',
    icon: ForumIcon,
    list: NegotiationList,
    show: NegotiationShow,
    represent: (record: NegotiationRowView) => record.id,
    finds: ({ itemName, customer }: NegotiationRowView) => beside(itemName, customer),
  },
];
