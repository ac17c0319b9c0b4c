// Loss of the primary database: a standby under synchronous replication is promoted, has every acknowledged order, and the shop finds it by itself.
import { findOlderPostgres } from '../../scripts/test/tools-of-the-system.ts';
import { aTcpFaultProxy } from '../../server/testing/wire.ts';
import { startBuyers, stockShop } from '../buyers.ts';
import { aCluster } from '../cluster.ts';
import { type Outcome, type Proof, type Scene, sized } from '../proof.ts';
import { reckon } from '../reconciliation.ts';
import { aShop } from '../shop.ts';
import { aStandby, failOver, REPLICATED, waitForStandbys } from '../standby.ts';
import { median } from '../statistics.ts';

const ALONE = 'promises without the standby';

async function run(scene: Scene): Promise<Outcome> {
  const older = findOlderPostgres(scene.tell);
  if ('missing' in older) throw new Error(older.missing);
  const rounds = sized(scene, { test: 1, prove: 2, full: 20 });
  const findings: string[] = [];
  const back: number[] = [];
  let promised = 0;
  let lost = 0;
  let version = '';
  for (let round = 0; round < rounds; round++) {
    const primary = await aCluster(scene, { binaries: older.bin, settings: REPLICATED });
    version = primary.version;
    const standby = await aStandby(scene, primary, older.bin);
    if (scene.without?.instead !== ALONE) await waitForStandbys(primary);
    const wire = await aTcpFaultProxy(scene, primary.url);
    const shop = await aShop(scene, { databaseUrl: wire.url });
    await shop.start();
    const goods = await stockShop(primary.url, 6);
    const buyers = startBuyers(scene, shop.address, goods);
    await buyers.untilOrders(30);
    back.push(await failOver({ primary, standby, wire }, () => buyers.untilOrders(1)));
    await buyers.untilOrders(20);
    const attempts = await buyers.stop();
    const reckoning = await reckon(shop.address, standby.url, attempts);
    promised += reckoning.promised;
    lost += reckoning.findings.filter((finding) => finding.endsWith('is lost')).length;
    findings.push(...reckoning.findings);
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
    findings,
  };
}

export const proof: Proof = {
  name: 'replica',
  chapter: 'Crashes',
  promise: 'A standby that is promoted after the loss of its primary, under synchronous replication, has every order that was promised',
  tag: '[promises P6]',
  tier: 'prove',
  run,
  guards: [{ name: 'the standby’s word before the promise (synchronous_standby_names)', tier: 'prove', instead: ALONE }],
};
