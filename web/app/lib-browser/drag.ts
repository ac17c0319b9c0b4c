// Drag detection: more than 15 px sideways is a drag: it moves on, and the click at its end does nothing. [§9]

export const MAX_CLICK = 15;

/** `moved` gets 1 for the next and -1 for the previous, in the direction of reading. */
export function onDrag(element: HTMLElement, moved: (by: 1 | -1) => void): void {
  let start: { x: number; y: number } | undefined;
  let dragged = false;
  element.addEventListener('pointerdown', (event) => {
    start =
      event.isPrimary && event.button === 0 ? { x: event.clientX, y: event.clientY } : undefined;
    dragged = false;
  });
  element.addEventListener('pointercancel', () => {
    start = undefined;
  });
  // On the window: a drag may end anywhere.
  window.addEventListener('pointerup', (event) => {
    if (start === undefined || !element.isConnected) return;
    const sideways = event.clientX - start.x;
    const up = event.clientY - start.y;
    start = undefined;
    dragged = Math.hypot(sideways, up) > MAX_CLICK;
    if (Math.abs(sideways) <= MAX_CLICK || Math.abs(sideways) < Math.abs(up)) return;
    const leftToRight = getComputedStyle(element).direction === 'ltr';
    moved(sideways < 0 === leftToRight ? 1 : -1);
  });
  element.addEventListener(
    'click',
    (event) => {
      if (!dragged) return;
      dragged = false;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  // A picture that the browser drags away sends no pointerup.
  element.addEventListener('dragstart', (event) => event.preventDefault());
}
