// Queue of one-time passwords: a request is a row and a job, whether or not there is such an account; identity makes and mails the password. [decisions §5]
import type { Ctx } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { defineQueue, sendJob } from '../../platform/jobs/index.ts';

export const RESET_QUEUE = defineQueue<{ id: number }>({
  name: 'password-reset',
  expireInSeconds: 30,
  retryLimit: 20,
  retryDelay: 2,
  retryDelayMax: 60,
});

/** The mail is written by the job, to the account with this canonical address if there is one. */
export async function queueOneTimePassword(ctx: Ctx, tx: Tx, email: string): Promise<void> {
  const { id } = await tx
    .insertInto('password_reset_request')
    .values({ email, locale: ctx.locale })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sendJob(tx, RESET_QUEUE, { id });
}
