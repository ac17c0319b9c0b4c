// Demo videos: one scene each.
import type { Scene } from '../stage.ts';
import { bearingMounting } from './bearing-mounting.ts';
import { butterflyValveMounting } from './butterfly-valve-mounting.ts';
import { drillingStainlessSteel } from './drilling-stainless-steel.ts';
import { grinderGuardAndDisc } from './grinder-guard-and-disc.ts';
import { motorBearingChange } from './motor-bearing-change.ts';
import { vBeltTensioning } from './v-belt-tensioning.ts';

export const scenes: readonly Scene[] = [
  bearingMounting,
  butterflyValveMounting,
  drillingStainlessSteel,
  grinderGuardAndDisc,
  motorBearingChange,
  vBeltTensioning,
];
