// Idempotency keys of leads.
import { createHash } from 'node:crypto';
import type { LeadKind } from '@millwright/contracts';
import type { LeadText } from './leads.rules.ts';

/** Equal for what one person sends twice within an hour: a second click, a page sent again. */
export function idempotencyKey(
  lead: LeadText & { kind: LeadKind; lotId: number | null; needId: number | null },
  file: Buffer | null,
  now: Date,
): Buffer {
  const hour = Math.floor(now.getTime() / 3_600_000);
  const hash = createHash('sha256').update(
    JSON.stringify([
      hour,
      lead.kind,
      lead.name,
      lead.company,
      lead.email,
      lead.phone,
      lead.subject,
      lead.message,
      lead.lotId,
      lead.needId,
    ]),
  );
  if (file !== null) hash.update('\0').update(file);
  return hash.digest();
}
