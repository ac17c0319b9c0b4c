// Screens of quotes: the list, one quote with its versions, and a new draft.
import type { AdminQuoteRow } from '@millwright/contracts';
import RequestQuoteIcon from '@mui/icons-material/RequestQuoteOutlined';
import { beside, type Screen } from '../../screen.ts';
import { QuoteCreate } from './quote-form.tsx';
import { QuoteList } from './quote-list.tsx';
import { QuoteShow } from './quote-show.tsx';

export const QUOTE_SCREENS: readonly Screen[] = [
  {
    name: 'quotes',
    right: 'quotes:read',
    group: 'sales',
    label: 'quotes.many',
    icon: RequestQuoteIcon,
    list: QuoteList,
    show: QuoteShow,
    create: QuoteCreate,
    represent: (record: AdminQuoteRow) => record.id,
    finds: ({ name, company, email }: AdminQuoteRow) => beside(name, company, email),
  },
];
