// Test SMTP server: a real one, which can be told to reject, to defer, or to be unavailable.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { type Scope, whenOver } from './scope.ts';

export type TestSmtp = {
  /** For SMTP_URL. */
  url: string;
  /** Whole messages as they arrived, oldest first. */
  received: { to: string; source: string }[];
  /** Clients that were greeted. */
  connections: number;
  /** Answers the next messages with this code after their data; 0 = takes them. */
  answer: number;
  /** Greets every client with this code instead, as a server with a problem; 0 = accepts them. */
  greeting: number;
  /** Milliseconds before its greeting: a client that dies meanwhile has sent nothing. */
  greetsAfter: number;
  /** Milliseconds between the mail and the answer to it: a client that dies meanwhile does not know that it was accepted. */
  takes: number;
  /** Waits until so many messages have come. */
  until(count: number): Promise<void>;
  /** Stops listening, as a server that is down; `back` begins again on the same port. */
  away(): Promise<void>;
  back(): Promise<void>;
};

export async function testSmtp(scope: Scope): Promise<TestSmtp> {
  const received: TestSmtp['received'] = [];
  const waiting = new Set<() => void>();
  let server: SMTPServer;
  let port = 0;
  const listen = async (): Promise<void> => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      // Clients keep their connections: a server that goes away does not wait for them.
      closeTimeout: 50,
      onConnect(_session, done) {
        smtp.connections += 1;
        if (smtp.greeting === 0) setTimeout(done, smtp.greetsAfter);
        else done(Object.assign(new Error('not here'), { responseCode: smtp.greeting }));
      },
      onData(stream, session, done) {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          if (smtp.answer !== 0)
            return done(Object.assign(new Error('not now'), { responseCode: smtp.answer }));
          for (const { address } of session.envelope.rcptTo)
            received.push({ to: address, source: Buffer.concat(parts).toString() });
          for (const check of waiting) check();
          if (smtp.takes === 0) done();
          else setTimeout(done, smtp.takes);
        });
      },
    });
    server.on('error', () => {});
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
    port = (server.server.address() as AddressInfo).port;
  };
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  const smtp: TestSmtp = {
    url: '',
    received,
    connections: 0,
    answer: 0,
    takes: 0,
    greeting: 0,
    greetsAfter: 0,
    until: (count) =>
      new Promise((resolve) => {
        const check = (): void => {
          if (received.length < count) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    away: close,
    back: listen,
  };
  await listen();
  smtp.url = `smtp://127.0.0.1:${port}`;
  whenOver(scope, close);
  return smtp;
}
