// Confirmation of a sent form, with its reference and the next steps. [§4 Requirement and seller forms]
import { isolated } from '@millwright/contracts';
import { useView } from '../../lib/view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

type Props = {
  title: string;
  text?: string;
  reference: string;
  next: { href: string; label: string };
};

export function SentPanel({ title, text, reference, next }: Props) {
  const { t } = useView();
  return (
    <div className="sent-panel grid max-w-[620px] justify-items-start gap-4">
      <h1 tabIndex={-1}>{title}</h1>
      <Notice kind="success">
        {text === undefined ? null : <p>{text}</p>}
        <p>{t('form.reference', { reference: isolated(reference) })}</p>
      </Notice>
      <ButtonLink href={next.href}>{next.label}</ButtonLink>
    </div>
  );
}
