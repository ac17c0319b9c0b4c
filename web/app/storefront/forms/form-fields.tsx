// Request form fields: those of section 3, in two sets. [§3 Forms, §5]
import { ACCEPTED_DOCUMENTS, LEAD_LIMITS } from '@millwright/contracts';
import type { Translate } from '@millwright/messages/shop';
import { useView } from '../../lib/view.tsx';
import { Field, FileField, TextArea } from '../../ui/field.tsx';
import type { FormState } from '../account/form-state.ts';

type Common = { state: FormState };

/** For the list of what is wrong. */
export function fieldLabels(t: Translate): Record<string, string> {
  return {
    firstName: t('form.firstName'),
    companyName: t('form.company'),
    emailId: t('form.email'),
    phoneNumber: t('form.phone'),
    document: t('form.document'),
    name: t('form.name'),
    subject: t('form.subject'),
    comment: t('form.comment'),
  };
}

function bind({ values, errors }: FormState, name: string) {
  return { name, error: errors[name], defaultValue: values[name] };
}

function EmailField({ state }: Common) {
  const { t } = useView();
  return (
    <Field
      {...bind(state, 'emailId')}
      type="email"
      label={t('form.email')}
      hint={t('form.emailHint')}
      ltr
      required
      maxLength={LEAD_LIMITS.email}
      autoComplete="email"
    />
  );
}

/** A requirement or an application: six fields, the document optional. */
export function RequestFields({
  state,
  words,
}: Common & { words: { description: string; descriptionHint: string; documentHint: string } }) {
  const { t, phoneExample } = useView();
  return (
    <>
      <Field
        {...bind(state, 'firstName')}
        label={t('form.firstName')}
        required
        maxLength={LEAD_LIMITS.name}
        autoComplete="given-name"
      />
      <Field
        {...bind(state, 'companyName')}
        label={t('form.company')}
        required
        maxLength={LEAD_LIMITS.company}
        autoComplete="organization"
      />
      <EmailField state={state} />
      <Field
        {...bind(state, 'phoneNumber')}
        type="tel"
        label={t('form.phone')}
        hint={t('form.phoneHint', { number: phoneExample })}
        ltr
        required
        maxLength={LEAD_LIMITS.phone}
        autoComplete="tel"
      />
      <TextArea
        {...bind(state, 'description')}
        label={words.description}
        hint={words.descriptionHint}
        required
        rows={6}
        maxLength={LEAD_LIMITS.message}
      />
      <FileField
        name="document"
        label={t('form.document')}
        hint={words.documentHint}
        error={state.errors.document}
        accept={ACCEPTED_DOCUMENTS}
        pending={state.pending?.document}
      />
    </>
  );
}

/** A message. With a subject of ours it is read-only. [§5] */
export function MessageFields({
  state,
  subject,
  commentHint,
}: Common & { subject?: string; commentHint?: string }) {
  const { t } = useView();
  return (
    <>
      <Field
        {...bind(state, 'name')}
        label={t('form.name')}
        required
        maxLength={LEAD_LIMITS.name}
        autoComplete="name"
      />
      <EmailField state={state} />
      {subject === undefined ? (
        <Field
          {...bind(state, 'subject')}
          label={t('form.subject')}
          required
          maxLength={LEAD_LIMITS.subject}
        />
      ) : (
        <Field
          name="subject"
          label={t('form.subject')}
          error={state.errors.subject}
          value={subject}
          readOnly
        />
      )}
      <TextArea
        {...bind(state, 'comment')}
        label={t('form.comment')}
        {...(commentHint === undefined ? {} : { hint: commentHint })}
        required
        rows={6}
        maxLength={LEAD_LIMITS.message}
      />
    </>
  );
}
