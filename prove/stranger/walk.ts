// All walks of the stranger, one after another; those that need a browser are skipped without one.
import { walkAddresses } from './addresses.ts';
import { walkCalls } from './calls.ts';
import { walkCodes } from './codes.ts';
import { walkForms } from './forms.ts';
import { walkLooks } from './looks.ts';
import { walkPresses } from './presses.ts';
import { walkPurchase } from './purchase.ts';
import { aStranger, type Stranger } from './stranger.ts';

export const WALKS = {
  codes: walkCodes,
  calls: walkCalls,
  addresses: walkAddresses,
  forms: walkForms,
  purchase: walkPurchase,
  looks: walkLooks,
  presses: walkPresses,
} satisfies Record<string, (stranger: Stranger) => Promise<void>>;
export type Walk = keyof typeof WALKS;

type Options = {
  address: string;
  printed: string;
  only?: readonly Walk[];
  sample: number;
  tell(line: string): void;
};

export async function walk({
  address,
  printed,
  only = Object.keys(WALKS) as Walk[],
  sample,
  tell,
}: Options) {
  const stranger = aStranger(address, printed, sample, tell);
  for (const name of only) {
    const begun = performance.now();
    await WALKS[name](stranger).catch((error: unknown) => {
      throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    });
    tell(`${name} took ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
  }
  return { lines: stranger.lines(), figures: stranger.figures };
}
