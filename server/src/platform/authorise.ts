// Authorisation of staff and of the system: the first line of every use case of the back office, and of every job.
import { type Area, mayStaff, type Right, type StaffRole } from '@millwright/contracts';
import type { Actor, Ctx } from './context.ts';
import { Problem } from './problem.ts';

/**
 * @returns how rows name who did it: `staff:7`, `client:3` for a program with a key, or `system` for jobs
 * @throws Problem not-found without a staff session or a key of the shop's; right-missing for a role without the right, key-right-missing for a key
 */
export function staffOf({ actor }: Pick<Ctx, 'actor'>, right: Right): string {
  if (actor.kind === 'system') return 'system';
  const role = roleOf(actor);
  if (role === undefined) throw new Problem('not-found');
  if (!mayStaff(role, right)) throw rightMissing(actor, right);
  return actor.kind === 'client' ? `client:${actor.clientId}` : `staff:${staffIdOf({ actor })}`;
}

/** Who programs for a key reads which right to ask for. */
export const rightMissing = ({ kind }: Actor, right: Right): Problem =>
  kind === 'client' ? new Problem('key-right-missing', { right }) : new Problem('right-missing');

/**
 * Whose rights of the back office count: those of a member's role, or those of a key of the shop's, which are never more than an own role may have.
 * A key of a company or a seller has none of them: they are rights over everybody's rows. [decisions 0110]
 */
export function roleOf(actor: Actor): StaffRole | undefined {
  if (actor.kind === 'staff') return actor.role;
  return actor.kind === 'client' && actor.owner.kind === 'shop'
    ? { id: 0, rights: actor.rights }
    : undefined;
}

/** What jobs do, on nobody's behalf. @returns how rows name who did it. @throws Error for everybody else: no person can ask for it */
export function systemOf({ actor }: Pick<Ctx, 'actor'>): 'system' {
  if (actor.kind !== 'system') throw new Error(`only the system may do this, not a ${actor.kind}`);
  return 'system';
}

/** Whether what belongs to this area may stand in an answer about something else: rights follow the data, not the screen that shows it. */
export function mayRead({ actor }: Pick<Ctx, 'actor'>, area: Area): boolean {
  const role = roleOf(actor);
  return actor.kind === 'system' || (role !== undefined && mayStaff(role, `${area}:read`));
}

/** The person, for what only somebody by name may do; a program with a key is none. @throws Problem not-found */
export function staffIdOf({ actor }: Pick<Ctx, 'actor'>): number {
  if (actor.kind !== 'staff') throw new Problem('not-found');
  return actor.staffId;
}
