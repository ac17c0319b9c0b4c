// Mailer: SMTP with short timeouts; an error is one of three kinds. [promises P14]
import { setTimeout as sleep } from 'node:timers/promises';

export type Mail = {
  /** Without angle brackets; the same in every try, so that a mail that went out twice is one to the reader. */
  messageId: string;
  from: { name: string; address: string };
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments?: readonly MailAttachment[];
};

export type MailAttachment = { filename: string; contentType: string; content: Buffer };

/**
 * unreachable: the server could not be asked, no mail is to blame, all wait.
 * later: this mail was put off. refused: this mail will never be taken.
 */
export class MailFault extends Error {
  readonly kind: 'unreachable' | 'later' | 'refused';
  /** The SMTP answer's number, or 0. */
  readonly code: number;

  /** The server's words are not kept: they name the reader, and this is logged. */
  constructor(kind: MailFault['kind'], code: number) {
    super(`mail ${kind}${code === 0 ? '' : ` (${code})`}`);
    this.name = 'MailFault';
    this.kind = kind;
    this.code = code;
  }
}

export type Mailer = {
  /** @throws MailFault */
  send(mail: Mail): Promise<void>;
  close(): void;
};

/** So many different mails put off, one after the other and none taken in between, speak of the server, not of the mails. */
const ILL_AFTER = 3;
/** Between two tries of a server that could not be asked: thousands of mails that fail at once would take the processors from those who buy. */
const REST_MS = 1_000;

/** A greeting takes longer than a mail, and some servers take no more connections of one client: thousands that waited go over a few that stay open. */
const MAX_CONNECTIONS = 5;
/** A connection without a mail for so long is closed: before the timeout of a socket, and before a server would. */
const IDLE_MS = 10_000;

/** Null without an address of a server: mails are kept then, not sent. */
export async function createMailer(smtpUrl: string | undefined): Promise<Mailer | null> {
  if (smtpUrl === undefined) return null;
  const { default: nodemailer } = await import('nodemailer');
  const putOff = new Set<string>();
  let restsUntil = 0;
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    idleTimeout: IDLE_MS,
    // A connection that the server closed before it had anything of the mail.
    maxRequeues: 1,
    // The defaults wait minutes; a job has one.
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    dnsTimeout: 5_000,
    socketTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ messageId, from, to, replyTo, headers, attachments = [], ...content }) {
      const rest = restsUntil - performance.now();
      if (rest > 0) await sleep(rest);
      try {
        await transport.sendMail({
          messageId: `<${messageId}>`,
          from,
          to: { name: '', address: to },
          ...(replyTo === undefined ? {} : { replyTo }),
          headers,
          ...content,
          attachments: [...attachments],
        });
        putOff.clear();
        restsUntil = 0;
      } catch (error) {
        let fault = toFault(error);
        if (fault.kind === 'later') putOff.add(messageId);
        if (putOff.size >= ILL_AFTER && fault.kind === 'later')
          fault = new MailFault('unreachable', fault.code);
        if (fault.kind === 'unreachable') restsUntil = performance.now() + REST_MS;
        throw fault;
      }
    },
    close: () => transport.close(),
  };
}

/** Until it has heard for whom the mail is the server speaks of itself or of us: no mail is to blame for that. */
const BEFORE_THE_MAIL = /^(CONN|API|EHLO|HELO|LHLO|STARTTLS|AUTH|MAIL FROM)/;

/** 421 means that the server takes no mails at all; other codes are about this mail; no code means that the server did not answer. */
function toFault(error: unknown): MailFault {
  const { responseCode, code, command } = error as {
    responseCode?: number;
    code?: string;
    command?: string;
  };
  const isOfNoMail =
    BEFORE_THE_MAIL.test(command ?? '') ||
    code === 'EAUTH' ||
    code === 'ETLS' ||
    code === 'ECONNECTION';
  if (responseCode === undefined || responseCode === 421 || isOfNoMail)
    return new MailFault('unreachable', responseCode ?? 0);
  return new MailFault(responseCode >= 500 ? 'refused' : 'later', responseCode);
}
