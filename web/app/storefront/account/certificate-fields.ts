// Certificate fields: form fields are named as in section 3, certificates as in the call.
import { ACCEPTED_SCANS, type CertificateType } from '@millwright/contracts';
import type { PageRequest } from '@millwright/server';
import { pendingField } from '../../ui/field.tsx';
import type { FormState } from './form-state.ts';

export const FILES_ACCEPTED = ACCEPTED_SCANS;

export const CERTIFICATE_FIELDS = [
  { type: 'vatdocument', name: 'vat_certificate', label: 'profile.vatdocument' },
  { type: 'crdocument', name: 'cr_certificate', label: 'profile.crdocument' },
] as const satisfies { type: CertificateType; name: string; label: string }[];

/** The files of a form, by certificate: newly chosen, or kept since it was rejected. */
export function sentCertificates({ form, files }: PageRequest) {
  const sent: Partial<
    Record<CertificateType, { sent: ReturnType<typeof files.get>; token: string }>
  > = {};
  for (const { type, name } of CERTIFICATE_FIELDS)
    sent[type] = { sent: files.get(name), token: form.get(pendingField(name)) ?? '' };
  return sent;
}

/** What is wrong with a certificate, or that it is kept, is said at its field. */
export function atTheirFields(state: FormState): FormState {
  const renamed = <T>(byName: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(
      Object.entries(byName).map(([name, value]) => [
        CERTIFICATE_FIELDS.find((field) => field.type === name)?.name ?? name,
        value,
      ]),
    );
  return { ...state, errors: renamed(state.errors), pending: renamed(state.pending ?? {}) };
}
