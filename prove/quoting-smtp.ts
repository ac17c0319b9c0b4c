// Quoting SMTP server: it wants a password, and every second rejection repeats the recipient and the content of the mail.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { Context } from './proof.ts';

export type QuotingSmtp = {
  port: number;
  /** Texts of all mails that came, also of those it did not take, with soft line ends undone. */
  mails: string[];
  refused(): number;
};

export async function quotingSmtp(context: Pick<Context, 'after'>): Promise<QuotingSmtp> {
  const mails: string[] = [];
  let refused = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const mail = Buffer.concat(parts)
          .toString()
          .replace(/=\r?\n/g, '')
          .replace(/=3D/g, '=');
        mails.push(mail);
        const turn = mails.length % 4;
        if (turn % 2 === 0) return done();
        refused += 1;
        const words = `no mail for ${envelope.rcptTo.map(({ address }) => address).join(', ')}: ${mail.replace(/\s+/g, ' ').slice(0, 2_000)}`;
        done(Object.assign(new Error(words), { responseCode: turn === 1 ? 451 : 554 }));
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  context.after(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { port: (server.server.address() as AddressInfo).port, mails, refused: () => refused };
}
