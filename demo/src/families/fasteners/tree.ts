// The branch of the tree that bolts, nuts, washers, retaining rings and keys hang on.
import { text } from '../../text.ts';
import type { DemoCategory } from '../../types.ts';

export const fasteners: DemoCategory = {
  lineage: 'fasteners',
  name: text('Fasteners', 'Крепёж', 'مثبتات'),
  description: text(
    'Bolts, screws, nuts, washers, retaining rings and keys to ISO, DIN, EN and ASME.',
    'Болты, винты, гайки, шайбы, стопорные кольца и шпонки по ISO, DIN, EN и ASME.',
    'براغي وصواميل وورد وحلقات حبس وخوابير وفق ISO وDIN وEN وASME.',
  ),
  shape: { kind: 'hex-bolt', dims: { d: 10, p: 1.5, l: 40, b: 40, k: 6.4, s: 16 }, label: 'M10' },
};
