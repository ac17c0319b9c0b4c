// Loss of the primary database: a standby under synchronous replication is promoted, has every acknowledged order, and the shop finds it by itself.
import { findOlderPostgres } from '../../scripts/test/tools-of-the-system.ts';
import { aTcpFaultProxy } from '../../server/testing/wire.ts';
import { startBuyers, stockShop } from '../buyers.ts';
import { aCluster } from '../cluster.ts';
import { type Context, type Outcome, type Proof, sized } from '../proof.ts';
import { reckon } from '../reconciliation.ts';
import { aShop } from '../shop.ts';
import { aStandby, failOver, REPLICATED, waitForStandbys } from '../standby.ts';
import { median } from '../statistics.ts';

const ALONE = 'promises without the standby';

async function run(context: Context): Promise<Outcome> {
  const older = findOlderPostgres(context.tell);
  if ('missing' in older) throw new Error(older.missing);
  const rounds = sized(context, { test: 1, prove: 2, full: 20 });
  const failures: string[] = [];
  const back: number[] = [];
  let promised = 0;
  let lost = 0;
  let version = '';
  for (let round = 0; round < rounds; round++) {
    const primary = await aCluster(context, { binaries: older.bin, settings: REPLICATED });
    version = primary.version;
    const standby = await aStandby(context, primary, older.bin);
    if (context.without?.instead !== ALONE) await waitForStandbys(primary);
    const wire = await aTcpFaultProxy(context, primary.url);
    const shop = await aShop(context, { databaseUrl: wire.url });
    await shop.start();
    const goods = await stockShop(primary.url, 6);
    const buyers = startBuyers(context, shop.address, goods);
    await buyers.untilOrders(30);
    back.push(await failOver({ primary, standby, wire }, () => buyers.untilOrders(1)));
    await buyers.untilOrders(20);
    const attempts = await buyers.stop();
    const reconciliation = await reckon(shop.address, standby.url, attempts);
    promised += reconciliation.promised;
    lost += reconciliation.failures.filter((failure) => failure.endsWith('is lost')).length;
    failures.push(...reconciliation.failures);
    await shop.stop();
    standby.kill();
  }
  return {
    figures: {
      PostgreSQL: version,
      'primaries killed, standbys promoted': rounds,
      'orders promised / lost': `${promised} / ${lost}`,
      'from the loss to the next order, with promotion, ms, median': Math.round(median(back)),
      'restarts of the server': 0,
    },
    failures,
  };
}

export const proof: Proof = {
  name: 'replica',
  chapter: 'Crashes',
  promise:
    'A standby that is promoted after the loss of its primary, under synchronous replication, has every order that was promised',
  tag: '[promises P6]',
  tier: 'prove',
  run,
  safeguards: [
    {
      name: 'the standby’s word before the promise (synchronous_standby_names)',
      tier: 'prove',
      instead: ALONE,
    },
  ],
};
