// Vocabulary of the generated queries: every family of the catalogue with its words in English,
// Russian and Arabic. Own knowledge of the trade, deliberately not taken from the shop's lexicon.
import { bearingsAndSeals } from './bearings.vocabulary.ts';
import { cables } from './cables.vocabulary.ts';
import { clothing } from './clothing.vocabulary.ts';
import { cuttingTools } from './cutting-tools.vocabulary.ts';
import { discs } from './discs.vocabulary.ts';
import { drives } from './drives.vocabulary.ts';
import { electrical } from './electrical.vocabulary.ts';
import { fasteners } from './fasteners.vocabulary.ts';
import { lubricants } from './lubricants.vocabulary.ts';
import { nuts } from './nuts.vocabulary.ts';
import { piping } from './piping.vocabulary.ts';
import { powerTools } from './power-tools.vocabulary.ts';
import { protection } from './ppe.vocabulary.ts';
import { rings } from './rings.vocabulary.ts';
import { spanners } from './spanners.vocabulary.ts';
import { handTools } from './tools.vocabulary.ts';
import { valves } from './valves.vocabulary.ts';
import type { FamilyWords } from './words.ts';

export const FAMILIES: readonly FamilyWords[] = [
  ...fasteners,
  ...nuts,
  ...rings,
  ...bearingsAndSeals,
  ...cuttingTools,
  ...piping,
  ...valves,
  ...drives,
  ...electrical,
  ...cables,
  ...spanners,
  ...handTools,
  ...powerTools,
  ...discs,
  ...lubricants,
  ...protection,
  ...clothing,
];
