// What do rings and keys have in common: their steels, and an article that waits for its manufacturer.
import type { Manufacturer } from '../../manufacturers.ts';
import type { finishes, materials } from '../../shared-attributes.ts';
import type { DemoProduct, Rng, Text3 } from '../../types.ts';

export type Steel = {
  key: string;
  material: keyof typeof materials;
  finish: keyof typeof finishes;
  code: string;
  perKg: number;
  density: number;
  words: Text3;
  weight: number;
};

export type Article = { weight: number; build(rng: Rng, manufacturer: Manufacturer): DemoProduct };
