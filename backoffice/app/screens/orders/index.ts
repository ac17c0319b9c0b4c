// Order screens.
import type { AdminOrder, AdminOrderRow } from '@millwright/contracts';
import TruckIcon from '@mui/icons-material/LocalShippingOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import { createElement } from 'react';
import { beside, type Screen } from '../../screen.ts';
import { CarriersPage } from './carriers-page.tsx';
import { InvoicesPage } from './invoices-page.tsx';
import { OrderShow } from './order-show.tsx';
import { OrdersList } from './orders-list.tsx';
import { PackingPage } from './packing-page.tsx';

export const ORDER_SCREENS: readonly Screen[] = [
  {
    name: 'orders',
    right: 'orders:read',
    group: 'sales',
    label: 'orders.many',
    icon: ReceiptIcon,
    list: OrdersList,
    show: OrderShow,
    represent: (order: AdminOrder) => order.orderId,
    finds: ({ customerName, companyName, purchaseOrderNumber }: AdminOrderRow) =>
      beside(customerName, companyName, purchaseOrderNumber),
    routes: [
      { path: '/packing', element: createElement(PackingPage) },
      { path: '/invoices', element: createElement(InvoicesPage) },
    ],
  },
  {
    name: 'carriers',
    right: 'shipping:write',
    group: 'sales',
    label: 'carriers.many',
    icon: TruckIcon,
    page: createElement(CarriersPage),
  },
];
