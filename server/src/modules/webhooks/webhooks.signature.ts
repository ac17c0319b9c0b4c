// Webhook signatures by Standard Webhooks: HMAC-SHA256 over id, timestamp and body, one for each secret.
import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** 256 random bits, as the libraries of receivers take them. */
export function newWebhookSecret(): string {
  return `${PREFIX}${randomBytes(32).toString('base64')}`;
}

/** @param secrets the newest first @param timestamp seconds since 1970 @returns the header webhook-signature */
export function signaturesOf(
  secrets: readonly string[],
  { id, timestamp, body }: { id: string; timestamp: number; body: string },
): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
      const signed = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`);
      return `v1,${signed.digest('base64')}`;
    })
    .join(' ');
}
