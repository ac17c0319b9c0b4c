// Authorisation of staff and of the system: the first line of every use case of the back office, and of every job.
import { type Area, mayStaff, type Right } from '@millwright/contracts';
import type { Ctx } from './context.ts';
import { Problem } from './problem.ts';

/**
 * @returns how rows name who did it: `staff:7`, or `system` for jobs
 * @throws Problem not-found without a staff session; right-missing for a role without the right
 */
export function staffOf({ actor }: Pick<Ctx, 'actor'>, right: Right): string {
  if (actor.kind === 'system') return 'system';
  if (actor.kind !== 'staff') throw new Problem('not-found');
  if (!mayStaff(actor.role, right)) throw new Problem('right-missing');
  return `staff:${actor.staffId}`;
}

/** What jobs do, on nobody's behalf. @returns how rows name who did it. @throws Error for everybody else: no person can ask for it */
export function systemOf({ actor }: Pick<Ctx, 'actor'>): 'system' {
  if (actor.kind !== 'system') throw new Error(`only the system may do this, not a ${actor.kind}`);
  return 'system';
}

/** Whether what belongs to this area may stand in an answer about something else: rights follow the data, not the screen that shows it. */
export function mayRead({ actor }: Pick<Ctx, 'actor'>, area: Area): boolean {
  return (
    actor.kind === 'system' || (actor.kind === 'staff' && mayStaff(actor.role, `${area}:read`))
  );
}

/** The person, for what only somebody by name may do. @throws Problem not-found */
export function staffIdOf({ actor }: Pick<Ctx, 'actor'>): number {
  if (actor.kind !== 'staff') throw new Problem('not-found');
  return actor.staffId;
}
