// Crash of the server during checkouts: kill -9 under load, again and again, with its own PostgreSQL inside, as npm start runs it.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findRunningPostgres } from '@millwright/embedded-postgres';
import { testSmtp } from '../../server/testing/smtp.ts';
import { startBuyers, stockShop } from '../buyers.ts';
import { type Context, type Outcome, type Proof, sized } from '../proof.ts';
import { reckon, reckonMails } from '../reconciliation.ts';
import { aShop } from '../shop.ts';
import { median } from '../statistics.ts';

const BACK_WITHIN_MS = 5_000;
const NOTED_AFTER = 'noting a mail as sent only after it was';

async function run(context: Context): Promise<Outcome> {
  const dataDir = mkdtempSync(join(tmpdir(), 'millwright-prove-data-'));
  context.after(async () => rmSync(dataDir, { recursive: true, force: true }));
  // As root, PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(dataDir, 0o755);
  const smtp = await testSmtp(context);
  smtp.takes = 150;
  // Some mail is on its way at every moment, so that a kill meets one for certain.
  if (context.without?.name === NOTED_AFTER) smtp.greetsAfter = 1_000;
  const shop = await aShop(context, { dataDir, smtpUrl: smtp.url });
  await shop.start();
  const databaseUrl = async (): Promise<string> => {
    const url = await findRunningPostgres(dataDir);
    if (url === undefined) throw new Error('the embedded PostgreSQL does not run');
    return url;
  };
  const goods = await stockShop(await databaseUrl(), 6);
  const buyers = startBuyers(context, shop.address, goods);
  const back: number[] = [];
  const kills = sized(context, { test: 2, prove: 20, full: 100 });
  for (let n = 1; n <= kills; n++) {
    await buyers.untilOrders(5);
    await sleep(Math.random() * 1_000);
    await shop.kill();
    back.push(await shop.start());
    if (n % 10 === 0) context.tell(`${n} kills`);
  }
  await buyers.untilOrders(5);
  const attempts = await buyers.stop();
  const url = await databaseUrl();
  const reconciliation = await reckon(shop.address, url, attempts);
  // A job of the dead is taken over when its minute is over.
  const post = await reckonMails(
    url,
    smtp.received,
    sized(context, { test: 0, prove: 240_000, full: 600_000 }),
  );
  const slow = back.filter((ms) => ms > BACK_WITHIN_MS).length;
  return {
    figures: {
      'kills of the server': kills,
      'orders promised / lost': `${reconciliation.promised} / ${reconciliation.failures.filter((failure) => failure.endsWith('is lost')).length}`,
      'answers lost / of these whole orders, the others absent': `${reconciliation.unknown} / ${reconciliation.unknownPlaced}`,
      'first good answer after the start, ms, median / most': `${Math.round(median(back))} / ${Math.round(Math.max(...back))}`,
      [`starts that took longer than ${BACK_WITHIN_MS / 1_000} s`]: slow,
      'mails that arrived / twice, under one Message-ID': `${post.mails} / ${post.twice}`,
    },
    failures: [
      ...reconciliation.failures,
      ...post.failures,
      // Start times are not judged in a run that shares the machine with other tests.
      ...(context.size !== 'test' && slow > 0
        ? [`${slow} of ${kills} starts took longer than ${BACK_WITHIN_MS / 1_000} s`]
        : []),
    ],
  };
}

export const proof: Proof = {
  name: 'crash-server',
  chapter: 'Crashes',
  promise:
    'kill -9 of the server at any moment loses no order that was promised, doubles none, halves none, and each has its mail',
  tag: '[promises P5, P13]',
  tier: 'test',
  run,
  safeguards: [
    {
      name: NOTED_AFTER,
      tier: 'prove',
      changes: [
        {
          file: 'modules/notifications/notifications.service.ts',
          from: 'const attachments = await loadAttachments(ctx, message.attachments, sources);\n  try {',
          to: 'const attachments = await loadAttachments(ctx, message.attachments, sources);\n  await saveSent(ctx.db, id, ctx.clock.now());\n  try {',
        },
      ],
    },
    {
      name: 'the Message-ID that stays the same in every try',
      tier: 'prove',
      changes: [
        {
          file: 'modules/notifications/notifications.service.ts',
          from: 'messageId: message.message_id,',
          to: 'messageId: `${Math.random()}@x`,',
        },
      ],
    },
  ],
};
