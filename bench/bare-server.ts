// What could Node do at best? A bare Fastify route without hooks that answers the same bytes from memory; a process of its own.
import Fastify from 'fastify';

export type BareAnswer = { type: string; body: string };

let answers: BareAnswer[] = [];
let turn = 0;

const app = Fastify();
app.all('/*', (_request, reply) => {
  const answer = answers[turn++ % answers.length] as BareAnswer;
  reply.type(answer.type).send(answer.body);
});

process.on('message', (message: BareAnswer[]) => {
  answers = message;
  turn = 0;
  process.send?.('taken');
});
process.on('disconnect', () => process.exit());
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.(address);
