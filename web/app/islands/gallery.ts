// How is a drawing seen large? In a dialog over the page, with arrows through all pictures; thumbnails change the main picture. [§2.7]

export default function start(box: HTMLElement): void {
  const main = box.querySelector<HTMLAnchorElement>('.gallery-main');
  const picture = main?.querySelector('img');
  if (main === null || picture === null || picture === undefined) return;
  const thumbs = [...box.querySelectorAll<HTMLAnchorElement>('.thumbnails a')];
  let at = 0;

  const choose = (index: number): void => {
    const link = thumbs[index];
    if (link === undefined) return;
    at = index;
    main.href = link.href;
    picture.src = link.href;
    picture.alt = link.dataset.title ?? '';
    picture.className = link.querySelector('img')?.className ?? '';
    for (const thumb of thumbs) thumb.toggleAttribute('aria-current', thumb === link);
  };
  for (const [index, thumb] of thumbs.entries()) {
    thumb.addEventListener('click', (event) => {
      event.preventDefault();
      choose(index);
    });
  }
  main.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    enlarge();
  });

  function enlarge(): void {
    const dialog = document.createElement('dialog');
    dialog.className = 'lightbox';
    const large = (picture as HTMLImageElement).cloneNode() as HTMLImageElement;
    const close = document.createElement('button');
    close.type = 'button';
    close.className = 'message-close';
    close.setAttribute('aria-label', box.dataset.close ?? '');
    close.textContent = '×';
    dialog.append(close, large);
    document.body.append(dialog);
    dialog.addEventListener('click', () => dialog.close());
    dialog.addEventListener('keydown', (event) => {
      if (thumbs.length < 2 || !/^Arrow(Left|Right)$/.test(event.key)) return;
      const forward = (event.key === 'ArrowRight') === (getComputedStyle(box).direction === 'ltr');
      choose((at + (forward ? 1 : thumbs.length - 1)) % thumbs.length);
      large.src = (picture as HTMLImageElement).src;
      large.alt = (picture as HTMLImageElement).alt;
    });
    dialog.addEventListener('close', () => {
      dialog.remove();
      (main as HTMLElement).focus();
    });
    dialog.showModal();
  }
}
