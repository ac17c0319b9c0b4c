// A process that sends webhooks and is killed between an answer and its note: node killed-webhook-sender.ts DATABASE_URL RECEIVER_PORT [CHANGES as JSON].
import net from 'node:net';
import { type Change, mutateThisProcess } from './mutants.ts';

const [url = '', port = '', changes = '[]'] = process.argv.slice(2);
// Before anything of the program is loaded.
mutateThisProcess(JSON.parse(changes) as Change[]);
const [{ openDatabase }, { atEveryPoint }, { webhookSender }, { aCtx }] = await Promise.all([
  import('../src/platform/db/index.ts'),
  import('../src/platform/failpoint.ts'),
  import('../src/modules/webhooks/index.ts'),
  import('./factories.ts'),
]);
atEveryPoint(async (point) => {
  if (point === 'webhook: answered') process.kill(process.pid, 'SIGKILL');
});
const { db } = openDatabase(url);
const sender = webhookSender({
  resolve: async () => [{ address: '93.184.216.34', family: 4 }],
  connect: () => net.connect(Number(port), '127.0.0.1'),
});
await sender.look({ ...aCtx(db), actor: { kind: 'system' } });
await sender.settled();
// Nothing was due.
process.exit(1);
