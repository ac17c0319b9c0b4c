// State machines: one table each says who may move what from which state to which; checks, SQL conditions and buttons are derived from it.

/** From state to state: who may, or `true` where it does not matter. A state that leads nowhere is an end. */
export type Transitions<State extends string, Actor extends string> = Readonly<
  Record<State, Readonly<Partial<Record<State, true | readonly Actor[]>>>>
>;

export function defineTransitions<State extends string, Actor extends string = never>(
  table: Transitions<State, Actor>,
) {
  const states = Object.keys(table) as State[];
  /** @param by anybody, unless one is named */
  const canTransition = (from: State, to: State, by?: Actor): boolean => {
    const actors = table[from][to];
    return actors === true || (actors !== undefined && (by === undefined || actors.includes(by)));
  };
  return {
    canTransition,
    /** Where it may go from here, in the order of the table. */
    next: (from: State, by?: Actor): State[] => states.filter((to) => canTransition(from, to, by)),
    /** The states from which somebody, or this actor, can still move it. */
    open: (by?: Actor): State[] =>
      states.filter((from) => states.some((to) => canTransition(from, to, by))),
  };
}
