// Families of the demo catalogue, in the order of their branches in the tree.
import { bearings } from './families/bearings.ts';
import { boltsAndScrews } from './families/bolts-and-screws.ts';
import { drillsAndTaps } from './families/drills-and-taps.ts';
import { electrical } from './families/electrical.ts';
import { handTools } from './families/hand-tools.ts';
import { lubricants } from './families/lubricants.ts';
import { motors } from './families/motors.ts';
import { nuts } from './families/nuts.ts';
import { oRings } from './families/o-rings.ts';
import { pipeAndFlanges } from './families/pipe-and-flanges.ts';
import { powerTools } from './families/power-tools.ts';
import { ppe } from './families/ppe.ts';
import { retainingRingsAndKeys } from './families/retaining-rings-and-keys.ts';
import { vBelts } from './families/v-belts.ts';
import { valves } from './families/valves.ts';
import { washers } from './families/washers.ts';
import type { FamilyName } from './manufacturers.ts';
import type { Family } from './types.ts';

/** `pull` above 1 brings a family's articles nearer the front of the catalogue, below 1 nearer the end. */
export const families: { name: FamilyName; family: Family; pull: number }[] = [
  { name: 'bolts-and-screws', family: boltsAndScrews, pull: 0.85 },
  { name: 'nuts', family: nuts, pull: 1 },
  { name: 'washers', family: washers, pull: 0.9 },
  { name: 'retaining-rings-and-keys', family: retainingRingsAndKeys, pull: 0.9 },
  { name: 'bearings', family: bearings, pull: 1.2 },
  { name: 'o-rings', family: oRings, pull: 0.9 },
  { name: 'drills-and-taps', family: drillsAndTaps, pull: 1.1 },
  { name: 'pipe-and-flanges', family: pipeAndFlanges, pull: 1 },
  { name: 'valves', family: valves, pull: 1.1 },
  { name: 'v-belts', family: vBelts, pull: 1 },
  { name: 'motors', family: motors, pull: 1.1 },
  { name: 'hand-tools', family: handTools, pull: 1.2 },
  { name: 'power-tools', family: powerTools, pull: 1.2 },
  { name: 'ppe', family: ppe, pull: 1.1 },
  { name: 'lubricants', family: lubricants, pull: 1.1 },
  { name: 'electrical', family: electrical, pull: 1.1 },
];
