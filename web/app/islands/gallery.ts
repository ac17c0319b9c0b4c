// Gallery: thumbnails change the main picture, the pointer zooms into it, a drag moves on, a click opens the lightbox. [§2.7, §9]
import { onDrag } from '../lib-browser/drag.ts';
import type { LightboxItem } from '../lib-browser/lightbox.ts';

/** How wide a picture is when zoomed; its height follows: 840 x 630. [§9] */
const ZOOM_WIDTH = 840;

export default function start(box: HTMLElement): void {
  const main = box.querySelector<HTMLAnchorElement>('.gallery-main');
  const picture = main?.querySelector('img');
  const dialog = box.querySelector('dialog');
  if (main === null || picture === null || picture === undefined || dialog === null) return;
  const thumbs = [...box.querySelectorAll<HTMLAnchorElement>('.thumbnails a')];
  const items: LightboxItem[] = thumbs.map((thumb) => ({
    url: thumb.href,
    title: thumb.dataset.title ?? '',
    look: thumb.querySelector('img')?.className ?? '',
    ...(thumb.dataset.poster === undefined ? {} : { poster: thumb.dataset.poster }),
  }));
  if (items.length === 0)
    items.push({ url: main.href, title: picture.alt, look: picture.className });
  const pictures = items.filter((item) => item.poster === undefined).length;
  let at = 0;

  const choose = (index: number): void => {
    const item = items[index];
    if (item === undefined || item.poster !== undefined) return;
    at = index;
    main.href = picture.src = item.url;
    picture.alt = item.title;
    picture.className = item.look;
    for (const [i, thumb] of thumbs.entries()) {
      if (i === at) thumb.setAttribute('aria-current', 'true');
      else thumb.removeAttribute('aria-current');
    }
  };
  const enlarge = (index: number): void => {
    const { href } =
      (items[index] as LightboxItem).poster === undefined
        ? main
        : (thumbs[index] as HTMLAnchorElement);
    void import('../lib-browser/lightbox.ts').then(
      ({ openLightbox }) => openLightbox(dialog, items, index, choose),
      () => location.assign(href),
    );
  };
  const plain = (event: MouseEvent): boolean => !event.ctrlKey && !event.metaKey && !event.shiftKey;
  for (const [index, thumb] of thumbs.entries()) {
    thumb.addEventListener('click', (event) => {
      if (!plain(event)) return;
      event.preventDefault();
      if (items[index]?.poster === undefined) choose(index);
      else enlarge(index);
    });
  }
  main.addEventListener('click', (event) => {
    if (!plain(event)) return;
    event.preventDefault();
    enlarge(at);
  });
  if (pictures > 1) onDrag(main, (by) => choose((at + by + pictures) % pictures));
  else onDrag(main, () => {});

  // The pointer is a loupe: what is under it stays under it.
  main.addEventListener('pointermove', (event) => {
    if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
    const frame = main.getBoundingClientRect();
    main.style.setProperty('--x', `${((event.clientX - frame.left) / frame.width) * 100}%`);
    main.style.setProperty('--y', `${((event.clientY - frame.top) / frame.height) * 100}%`);
    main.style.setProperty('--zoom', String(Math.max(ZOOM_WIDTH / main.clientWidth, 1.25)));
    main.classList.add('zoomed');
  });
  main.addEventListener('pointerleave', () => main.classList.remove('zoomed'));
}
