// DATABASE_URL=... node bench/fill-shop.ts [products]: fills an empty database with a demo shop of any size. As at a first start, only larger.
import { loadDemoShop } from '../server/src/demo/shop.ts';
import { installJobs } from '../server/src/jobs.ts';
import { storeFirstContent } from '../server/src/modules/content/index.ts';
import { migrate, openDatabase } from '../server/src/platform/db/index.ts';
import { createLog } from '../server/src/platform/log.ts';

const TOLD_EVERY = 10;

const url = process.env.DATABASE_URL;
if (url === undefined) throw new Error('DATABASE_URL says which database is filled');
const products = process.argv[2] === undefined ? undefined : Number(process.argv[2]);
const log = createLog({ level: 'error' });
await migrate({ url, log });
await installJobs(url);
const database = openDatabase(url, {
  onError: (error) => log.warn({ err: error }, 'an idle database connection was lost'),
  slowQueryMs: 0,
});
try {
  await storeFirstContent(database.db);
  const began = Date.now();
  let told = '';
  const tell = ({ step, done, total }: { step: string; done: number; total: number }): void => {
    const line = `  ${step}: ${Math.floor((done / Math.max(1, total)) * TOLD_EVERY) * TOLD_EVERY} %`;
    if (line === told) return;
    told = line;
    console.log(`${line.padEnd(20)} after ${((Date.now() - began) / 1_000).toFixed(0)} s`);
  };
  await loadDemoShop(database.db, products === undefined ? () => {} : tell, products);
} finally {
  await database.close();
}
