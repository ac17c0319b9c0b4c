// Icons: references into one cached sprite (icons.svg), hidden from screen readers; the button has the name.
import assets from 'virtual:assets';

export type IconName =
  | 'search'
  | 'cart'
  | 'user'
  | 'menu'
  | 'close'
  | 'down'
  | 'next'
  | 'filter'
  | 'grid'
  | 'features'
  | 'list'
  | 'table'
  | 'copy'
  | 'check'
  | 'enlarge'
  | 'document'
  | 'phone'
  | 'mail'
  | 'chat'
  | 'scan'
  | 'share'
  | 'pause'
  | 'play'
  | 'print';

/** `flip`: mirrored from right to left (chevrons). */
export function Icon({ name, flip = false }: { name: IconName; flip?: boolean }) {
  return (
    <svg className={flip ? 'icon flip' : 'icon'} aria-hidden="true" width="20" height="20">
      <use href={`${assets.icons}#${name}`} />
    </svg>
  );
}
