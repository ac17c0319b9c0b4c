// Product drawing with fixed sides, so that the layout does not shift; drawings turn dark with the theme, photographs do not.
import { imagePath } from '../lib/paths.ts';

export function Drawing({
  name,
  alt = '',
  size = 'card',
  eager = false,
}: {
  name: string;
  alt?: string;
  size?: 'thumb' | 'card' | 'full';
  eager?: boolean;
}) {
  const width = size === 'full' ? 840 : size === 'card' ? 400 : 80;
  return (
    <img
      className={name.endsWith('.svg') ? 'drawing' : 'photo'}
      src={imagePath(name)}
      width={width}
      height={(width / 4) * 3}
      alt={alt}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
      fetchPriority={eager ? 'high' : undefined}
    />
  );
}
