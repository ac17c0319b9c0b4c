// Company links: telephone, mail, chat and social pages as links; where the company is not known they are left out. [§1, §2.5, §9]
import type { Company } from '@millwright/contracts';
import { chatHref } from '../lib/chat.ts';
import { useView } from '../lib/view.tsx';
import { Icon } from '../ui/icon.tsx';

/** "Customer service: +91 44 4567 1200". */
export function PhoneLink({ company }: { company: Company }) {
  const { t } = useView();
  if (company.phone.number === '') return null;
  return (
    <a className="contact" href={`tel:${company.phone.number}`}>
      <Icon name="phone" />
      <span>{t('shell.customerService')}</span> <bdi dir="ltr">{company.phone.text}</bdi>
    </a>
  );
}

export function MailLink({ company }: { company: Company }) {
  if (company.email === '') return null;
  return (
    <a className="contact" href={`mailto:${company.email}`}>
      <Icon name="mail" />
      <bdi dir="ltr">{company.email}</bdi>
    </a>
  );
}

/** Whether the company can be written to by the messenger. */
export function hasChat(company: Company | null): boolean {
  return company !== null && company.chat.phone.number !== '';
}

/** Opens beside the shop, so that what the question is about stays in sight. */
export function ChatLink({ className }: { className?: string }) {
  const { t, locale, request } = useView();
  const { company } = request;
  if (company === null || !hasChat(company)) return null;
  return (
    <a
      className={className}
      href={chatHref(company, locale)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon name="chat" />
      <span>{t('shell.chat')}</span>
      <span className="visually-hidden"> {t('shell.newWindow')}</span>
    </a>
  );
}

/** The company's pages elsewhere; nothing where it has none. */
export function SocialLinks({ company }: { company: Company }) {
  const { t } = useView();
  if (company.social.length === 0) return null;
  return (
    <ul className="social" aria-label={t('shell.social')}>
      {company.social.map(({ name, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener noreferrer me">
            <bdi>{name}</bdi>
            <span className="visually-hidden"> {t('shell.newWindow')}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
