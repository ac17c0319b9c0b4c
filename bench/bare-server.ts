// Bare Fastify server as the upper bound: answers the same bytes from memory, without hooks or with those of the shop, and checks passwords; a process of its own.
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import Fastify from 'fastify';
import { registerRequestLog } from '../server/src/platform/http/request-log.ts';
import { registerRequestMetrics } from '../server/src/platform/http/request-metrics.ts';
import { registerSecurityHeaders } from '../server/src/platform/http/security-headers.ts';
import '../server/src/platform/http/request.ts';
import { verifyPassword } from '../server/src/platform/password.ts';
import { PASSWORD, PASSWORD_HASH, VERIFY_PATH } from './logins.ts';

export type BareAnswer = { type: string; body: string; isBase64: boolean };

let answers: { type: string; body: string | Buffer; isPacked: boolean }[] = [];
let turn = 0;

const app = Fastify();
if (process.argv[2] === 'hooks') {
  registerRequestMetrics(app);
  await app.register(underPressure, { maxEventLoopDelay: 1_000, exposeStatusRoute: false });
  await app.register(cookie);
  await registerSecurityHeaders(app, { publicUrl: 'http://localhost', dev: false });
  registerRequestLog(app);
  await app.register(rateLimit, { max: 1_000_000_000, timeWindow: '1 minute' });
}
app.post(VERIFY_PATH, async () => ({ fits: await verifyPassword(PASSWORD_HASH, PASSWORD) }));
app.all('/*', (_request, reply) => {
  const answer = answers[turn++ % answers.length] as (typeof answers)[0];
  if (answer.isPacked) reply.header('content-encoding', 'gzip');
  reply.type(answer.type).send(answer.body);
});

process.on('message', (message: BareAnswer[]) => {
  answers = message.map(({ type, body, isBase64 }) => ({
    type,
    body: isBase64 ? Buffer.from(body, 'base64') : body,
    isPacked: isBase64,
  }));
  turn = 0;
  process.send?.('taken');
});
process.on('disconnect', () => process.exit());
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.(address);
