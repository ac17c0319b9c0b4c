// Stars: drawn as on cards, said in words.
import { useView } from '../../lib/view.tsx';

export function Stars({ n }: { n: number }) {
  const { t } = useView();
  return <span className={`stars s${n * 2}`} role="img" aria-label={t('reviews.rated', { n })} />;
}
