// Standing of an order's latest change: whether the answer to a proposal still says how the order is, and whether freight was quoted for more goods. [decisions 0105]
import type { OrderDetail, ProposalState } from '@millwright/contracts';

/** How the newest proposal ended, while nothing has changed the order since; after that the sentence would be wrong. */
export function proposalNotice({
  proposal,
  status,
  changes,
}: Pick<OrderDetail, 'proposal' | 'status' | 'changes'>): Exclude<ProposalState, 'open'> | null {
  if (proposal === null || proposal.state === 'open' || status !== 'Pending') return null;
  const { closedAt } = proposal;
  const isOlder = changes.some((change) => closedAt !== null && change.at > closedAt);
  return isOlder ? null : proposal.state;
}

/** The latest change took pieces off and left the freight as it was quoted before. */
export function freightStays({
  freight,
  status,
  changes,
}: Pick<OrderDetail, 'freight' | 'status' | 'changes'>): boolean {
  const last = changes.at(-1);
  return (
    status === 'Pending' &&
    (freight?.base ?? 0) > 0 &&
    last !== undefined &&
    last.freight === null &&
    last.lines.some((line) => line.to < line.from) &&
    last.lines.every((line) => line.to <= line.from)
  );
}
