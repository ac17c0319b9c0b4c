// Which certificates do the forms ask for, and under which names? The fields are called as in section 3, the certificates as in the call.
import type { CertificateType } from '@millwright/contracts';
import type { PageRequest } from '@millwright/server';
import type { FormState } from './form-state.ts';

export const FILES_ACCEPTED = '.pdf,.png,.jpg,.jpeg,.webp';

export const CERTIFICATE_FIELDS = [
  { type: 'vatdocument', name: 'vat_certificate', label: 'profile.vatdocument' },
  { type: 'crdocument', name: 'cr_certificate', label: 'profile.crdocument' },
] as const satisfies { type: CertificateType; name: string; label: string }[];

/** The files of a form, by certificate. */
export function sentCertificates({ files }: PageRequest) {
  const sent: Partial<Record<CertificateType, NonNullable<ReturnType<typeof files.get>>>> = {};
  for (const { type, name } of CERTIFICATE_FIELDS) {
    const file = files.get(name);
    if (file !== undefined) sent[type] = file;
  }
  return sent;
}

/** What is wrong with a certificate is said at its field. */
export function atTheirFields(state: FormState): FormState {
  const errors = Object.entries(state.errors).map(([name, text]) => [
    CERTIFICATE_FIELDS.find((field) => field.type === name)?.name ?? name,
    text,
  ]);
  return { ...state, errors: Object.fromEntries(errors) };
}
