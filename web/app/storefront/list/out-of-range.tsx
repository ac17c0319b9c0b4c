// List page out of range: how far the list goes, and a link to its beginning. [decisions §7]
import { useView } from '../../lib/view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/notice.tsx';

export function OutOfRange({ text, firstPage }: { text: string; firstPage: string }) {
  const { t } = useView();
  return (
    <EmptyState heading title={t('error.notFound')} text={text}>
      <ButtonLink href={firstPage}>{t('pages.page', { n: 1 })}</ButtonLink>
    </EmptyState>
  );
}
