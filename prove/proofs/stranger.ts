// Contradictions of the shop: codes, calls, addresses, forms and purchases of the demo shop, tested from outside without any knowledge of its code.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Context, type Outcome, type Proof, sized } from '../proof.ts';
import { aShop } from '../shop.ts';
import { WALKS, type Walk, walk } from '../stranger/walk.ts';

const WAIT_MS = 30_000;
/** The demo catalogue takes half a minute on a quiet machine. */
const READY_WITHIN_MS = 300_000;

async function run(context: Context): Promise<Outcome> {
  const shop = await aShop(context, { env: { DEMO: 'on' }, readyWithinMs: READY_WITHIN_MS });
  await shop.start();
  for (const deadline = Date.now() + WAIT_MS; !/password \S+/.test(shop.said()); await sleep(100))
    if (Date.now() > deadline) throw new Error('the demo shop prints no logins');
  const sample = sized(context, { test: 3, prove: 12, full: 60 });
  // A safeguard is missed by one walk.
  const only: Walk[] = context.without === null ? (Object.keys(WALKS) as Walk[]) : ['calls'];
  const { lines, figures } = await walk({
    address: shop.address,
    printed: shop.said(),
    only,
    sample,
    tell: context.tell,
  });
  return { figures, failures: lines };
}

export const proof: Proof = {
  name: 'stranger',
  chapter: 'Use',
  promise:
    'A stranger who types every printed code, calls the documented API, sends every form and buys finds nothing that contradicts itself',
  tag: '[promises stranger]',
  tier: 'prove',
  run,
  safeguards: [
    {
      name: 'the methods of an address',
      tier: 'prove',
      changes: [
        {
          file: 'platform/http/allowed-methods.ts',
          from: "throw new Problem('method-not-allowed');",
          to: 'return;',
        },
      ],
    },
  ],
};
