// Prices between the desk and one buyer: the screens of quotes and negotiations.
import type { DeskQuoteRow, NegotiationRowView } from '@millwright/contracts';
import ForumIcon from '@mui/icons-material/ForumOutlined';
import RequestQuoteIcon from '@mui/icons-material/RequestQuoteOutlined';
import type { Screen } from '../../screen.ts';
import { NegotiationList } from './negotiation-list.tsx';
import { NegotiationShow } from './negotiation-show.tsx';
import { QuoteCreate } from './quote-form.tsx';
import { QuoteList } from './quote-list.tsx';
import { QuoteShow } from './quote-show.tsx';

export const OFFER_SCREENS: readonly Screen[] = [
  {
    name: 'negotiations',
    right: 'negotiations:read',
    group: 'sales',
    label: 'offers.negotiations',
    icon: ForumIcon,
    list: NegotiationList,
    show: NegotiationShow,
    represent: (record: NegotiationRowView) => record.id,
  },
  {
    name: 'quotes',
    right: 'quotes:read',
    group: 'sales',
    label: 'offers.quotes',
    icon: RequestQuoteIcon,
    list: QuoteList,
    show: QuoteShow,
    create: QuoteCreate,
    represent: (record: DeskQuoteRow) => record.id,
  },
];
