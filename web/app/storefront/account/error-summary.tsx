// Error summary of a form: said at the top, with a link to each field, and focused so that nobody misses it.
import type { MessageKey } from '@millwright/messages/shop';
import type { ReactNode } from 'react';
import { useView } from '../../lib/view.tsx';
import { taxWords } from './tax-words.ts';

/** What the fields of these forms are called: a sentence like "This field is required." says nothing by itself. */
const LABELS: Readonly<Record<string, MessageKey>> = {
  firstName: 'account.firstName',
  lastName: 'account.lastName',
  email: 'account.email',
  mobile: 'account.mobile',
  companyName: 'account.company',
  password: 'account.password',
  currentPassword: 'password.current',
  newPassword: 'password.new',
  repeatPassword: 'password.repeat',
  country: 'account.country',
  address: 'account.address',
  city: 'account.city',
  postalCode: 'account.postalCode',
  phoneNumber: 'account.phone',
};

type Props = {
  title?: string;
  errors: Record<string, string>;
  /** Where a form calls a field by another name. */
  labels?: Readonly<Record<string, MessageKey>>;
  children?: ReactNode;
};

export function ErrorSummary({ title, errors, labels = {}, children }: Props) {
  const { t, request } = useView();
  const known: Readonly<Record<string, MessageKey | undefined>> = {
    ...LABELS,
    taxId: taxWords(request).name,
    ...labels,
  };
  const entries = Object.entries(errors).map(([name, sentence]): [string, string] => {
    const label = known[name];
    return [name, label === undefined ? sentence : `${t(label)}: ${sentence}`];
  });
  return (
    <div
      className="notice error"
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the answer to what was just sent is where the reader has to be
      autoFocus
      aria-labelledby="problems-title"
    >
      <h2 id="problems-title" className="text-[15px]!">
        {title ?? t('account.problems')}
      </h2>
      {entries.length === 0 ? null : (
        <ul>
          {entries.map(([name, sentence]) => (
            <li key={name}>
              <a href={`#${name}`} className="inline-block py-0.5 max-lg:py-3 pointer-coarse:py-3">
                {sentence}
              </a>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}

/** The heading of a page; after a rejection the summary has the focus instead. */
export function FormHeading({ children, refused }: { children: ReactNode; refused: boolean }) {
  return <h1 tabIndex={refused ? undefined : -1}>{children}</h1>;
}
