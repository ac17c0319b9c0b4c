// Demo staff: one of each role, with passwords that are printed at start. [decisions §5]
import type { DemoMember } from '../modules/staff/index.ts';

export const DEMO_STAFF: readonly DemoMember[] = [
  {
    email: 'asha@millwright.example',
    name: 'Asha Raman',
    role: 'administrator',
    locale: 'en',
    password: 'surface-plate-42',
  },
  {
    email: 'viktor@millwright.example',
    name: 'Виктор Лебедев',
    role: 'catalogue-manager',
    locale: 'ru',
    password: 'vernier-caliper-42',
  },
  {
    email: 'ravi@millwright.example',
    name: 'Ravi Menon',
    role: 'order-manager',
    locale: 'en',
    password: 'packing-crate-42',
  },
  {
    email: 'huda@millwright.example',
    name: 'هدى السالم',
    role: 'content-editor',
    locale: 'ar',
    password: 'drawing-board-42',
  },
];
