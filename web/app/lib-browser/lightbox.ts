// Lightbox for pictures and videos: a dialog over the page with arrows, swipe, zoom and Escape; the focus returns to where it came from. [§2.7, §9]
import { onDrag } from './drag.ts';

export type LightboxItem = {
  url: string;
  title: string;
  /** A video's picture; absent for pictures. */
  poster?: string;
  /** The class of a picture: drawings turn dark with the theme. */
  look: string;
};

type Lightbox = { items: readonly LightboxItem[]; at: number; show(at: number): void };
const known = new WeakMap<HTMLDialogElement, Lightbox>();

/** Width and height of the zoom picture. [§9] */
const [WIDTH, HEIGHT] = [840, 630];

/** Opens at one of the items. `left` gets the one that was shown last. */
export function openLightbox(
  dialog: HTMLDialogElement,
  items: readonly LightboxItem[],
  at: number,
  left: (at: number) => void,
): void {
  let box = known.get(dialog);
  if (box === undefined) {
    box = prepare(dialog, items, left);
    known.set(dialog, box);
  }
  box.show(at);
  dialog.showModal();
}

function prepare(
  dialog: HTMLDialogElement,
  items: readonly LightboxItem[],
  left: (at: number) => void,
): Lightbox {
  const stage = dialog.querySelector<HTMLElement>('.lightbox-stage') as HTMLElement;
  const words = dialog.querySelector('p');
  const zoom = dialog.querySelector<HTMLButtonElement>('[data-zoom]');

  const enlarge = (on: boolean): void => {
    stage.classList.toggle('zoomed', on);
    zoom?.setAttribute('aria-pressed', String(on));
    // What scrolls must be reachable by keyboard.
    if (on) stage.tabIndex = 0;
    else stage.removeAttribute('tabindex');
  };
  const box: Lightbox = {
    items,
    at: 0,
    show(at) {
      box.at = (at + items.length) % items.length;
      const item = items[box.at];
      if (item === undefined) return;
      enlarge(false);
      stage.replaceChildren(
        item.poster === undefined ? pictureOf(item) : filmOf(item, item.poster),
      );
      if (zoom !== null) zoom.hidden = item.poster !== undefined;
      if (words !== null)
        words.textContent =
          items.length > 1
            ? `\u2066${box.at + 1} / ${items.length}\u2069 · ${item.title}`
            : item.title;
    },
  };
  const move = (by: number): void => {
    if (items.length > 1) box.show(box.at + by);
  };
  dialog.addEventListener('click', (event) => {
    const target = event.target as Element;
    const step = target.closest<HTMLElement>('[data-by]');
    if (step !== null) move(Number(step.dataset.by));
    else if (target.closest('[data-zoom]') !== null) enlarge(!stage.classList.contains('zoomed'));
    else if (target.closest('[data-close]') !== null || target === dialog || target === stage)
      dialog.close();
  });
  dialog.addEventListener('keydown', (event) => {
    // A video and an enlarged picture need the arrows themselves.
    if ((event.target as Element).closest('video, .zoomed') !== null) return;
    const forward = getComputedStyle(dialog).direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === 'Home') box.show(0);
    else if (event.key === 'End') box.show(items.length - 1);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
      move(event.key === forward ? 1 : -1);
    else return;
    event.preventDefault();
  });
  onDrag(stage, (by) => {
    if (!stage.classList.contains('zoomed') && stage.querySelector('video') === null) move(by);
  });
  dialog.addEventListener('close', () => {
    // A video must not play on unseen.
    stage.replaceChildren();
    left(box.at);
  });
  return box;
}

function pictureOf({ url, title, look }: LightboxItem): HTMLImageElement {
  const picture = new Image(WIDTH, HEIGHT);
  picture.src = url;
  picture.alt = title;
  picture.className = look;
  return picture;
}

function filmOf({ url, title }: LightboxItem, poster: string): HTMLVideoElement {
  const film = document.createElement('video');
  Object.assign(film, {
    controls: true,
    playsInline: true,
    width: WIDTH,
    height: HEIGHT,
    poster,
    src: url,
  });
  film.setAttribute('aria-label', title);
  void film.play().catch(() => {});
  return film;
}
