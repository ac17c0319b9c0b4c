// Guard for unsaved changes when an address is typed: it becomes a navigation of the router, so that the form's confirmation works there too.

/** Call it before the router begins. */
export function adoptTypedAddresses(): void {
  let last = 0;
  const note = (): void => {
    const place = (history.state as { idx?: unknown } | null)?.idx;
    if (typeof place === 'number') last = place;
  };
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (state: unknown, unused: string, url?: string | URL | null) => {
      change(state, unused, url);
      note();
    };
  }
  // A typed address comes without the router's number: it stands behind the one before.
  window.addEventListener(
    'popstate',
    () => {
      if (history.state === null)
        history.replaceState(
          { usr: null, key: Math.random().toString(36).slice(2, 10), idx: last + 1 },
          '',
        );
      note();
    },
    { capture: true },
  );
}
