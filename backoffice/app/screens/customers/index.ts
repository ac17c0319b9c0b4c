// Customer screens.
import type { AdminCustomer, AdminCustomerRow } from '@millwright/contracts';
import PeopleIcon from '@mui/icons-material/PeopleAltOutlined';
import { createElement } from 'react';
import { beside, type Screen } from '../../screen.ts';
import { CustomerList } from './customer-list.tsx';
import { CustomerShow } from './customer-show.tsx';
import { OrderForPage } from './order-for.tsx';

export const CUSTOMER_SCREENS: readonly Screen[] = [
  {
    name: 'customers',
    right: 'customers:read',
    group: 'sales',
    label: 'customers.many',
    icon: PeopleIcon,
    list: CustomerList,
    show: CustomerShow,
    represent: ({ firstName, lastName, companyName, email }: AdminCustomer) =>
      `${firstName} ${lastName}`.trim() || companyName || email,
    finds: ({ companyName, email, mobile }: AdminCustomerRow) => beside(companyName, email, mobile),
    routes: [{ path: '/order-for/:id', element: createElement(OrderForPage) }],
  },
];
