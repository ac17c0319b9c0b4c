// Share link; with scripts it opens the system's share sheet, or is copied.
import { useView } from '../lib/view.tsx';
import { Icon } from './icon.tsx';

/** `path` has its language prefix already. */
export function ShareLink({ path, title, text }: { path: string; title: string; text: string }) {
  const { t } = useView();
  return (
    <a
      className="button quiet share"
      href={path}
      rel="nofollow"
      data-island="share"
      data-on="touch"
      data-title={title}
      data-done={t('share.copied')}
    >
      <Icon name="share" />
      {text}
    </a>
  );
}
