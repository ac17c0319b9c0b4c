// Dialog form: heading, errors, fields, Send and Cancel.
import type { ReactNode } from 'react';
import { useView } from '../lib/view.tsx';
import { Button, ButtonLink } from './button.tsx';
import { FormToken } from './field.tsx';

export type DialogFormState = {
  errors: Record<string, string> /** What is wrong with the whole. */;
  sentence: string | null;
};

type Props = {
  title: string;
  lead?: ReactNode;
  action: string;
  /** Words of the button that sends. */
  send: string;
  /** Where Cancel leads on the page; in a dialog it closes. */
  cancel?: string;
  state: DialogFormState;
  /** Field name -> its label: says in the list of what is wrong which field is meant. */
  labels?: Readonly<Record<string, string>>;
  takesFiles?: boolean;
  /** A file came along: the browser has forgotten it by now. */
  hadFile?: boolean;
  /** After success the dialog's page goes where the POST redirects to, instead of staying. */
  goesOn?: boolean;
  children: ReactNode;
};

export function DialogForm({
  title,
  lead,
  action,
  send,
  cancel,
  state,
  labels = {},
  takesFiles,
  hadFile = false,
  goesOn,
  children,
}: Props) {
  const { t } = useView();
  const refused = state.sentence !== null || Object.keys(state.errors).length > 0;
  return (
    <section data-dialog-form="" data-fault={t('form.fault')}>
      <h1 tabIndex={refused ? undefined : -1}>{title}</h1>
      {lead === undefined ? null : <div>{lead}</div>}
      <form
        method="post"
        action={action}
        encType={takesFiles ? 'multipart/form-data' : undefined}
        data-then={goesOn ? 'go' : undefined}
      >
        <FormToken />
        {refused ? <Refused state={state} labels={labels} hadFile={hadFile} /> : null}
        {children}
        <p className="flex flex-wrap gap-3">
          <Button look="main">{send}</Button>
          {cancel === undefined ? null : (
            <ButtonLink href={cancel} look="quiet" data-cancel="">
              {t('form.cancel')}
            </ButtonLink>
          )}
        </p>
      </form>
    </section>
  );
}

function Refused({
  state: { errors, sentence },
  labels,
  hadFile,
}: Pick<Props, 'state'> & Required<Pick<Props, 'labels' | 'hadFile'>>) {
  const { t } = useView();
  const entries = Object.entries(errors);
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to what was just sent is where the reader has to be
    <div className="notice error" role="alert" tabIndex={-1} autoFocus>
      <p className="font-semibold">{sentence ?? t('account.problems')}</p>
      {entries.length === 0 ? null : (
        <ul>
          {entries.map(([name, text]) => (
            <li key={name}>
              <a href={`#${name}`} className="inline-block py-0.5 max-lg:py-3 pointer-coarse:py-3">
                {labels[name] === undefined ? text : `${labels[name]}: ${text}`}
              </a>
            </li>
          ))}
        </ul>
      )}
      {hadFile ? <p data-file-again="">{t('form.fileAgain')}</p> : null}
    </div>
  );
}

/** A hidden field: only a bot fills it in. */
export function Trap() {
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor="website">Website</label>
      <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
