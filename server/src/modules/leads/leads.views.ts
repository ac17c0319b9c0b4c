// How does a row become what a sender, or the staff, is shown?
import type { Lead, Locale, Need, OwnLead } from '@millwright/contracts';
import { translator } from '@millwright/messages/server';
import type { LeadRow } from './leads.queries.ts';
import { stateForSender } from './leads.rules.ts';
import type { NeedRow } from './needs.queries.ts';

export function toOwnLead(row: LeadRow): OwnLead {
  return { ...facts(row), state: stateForSender(row.state) };
}

export function toLead(row: LeadRow): Omit<Lead, 'events'> {
  return { ...facts(row), locale: row.locale, customerId: row.customer_id, ownerId: row.owner_id };
}

function facts(row: LeadRow): OwnLead {
  const { id, reference, kind, state, name, company, email, phone, subject, message } = row;
  const document =
    row.file_name === null
      ? null
      : { label: row.file_label, contentType: row.content_type ?? '', size: row.file_size ?? 0 };
  return {
    ...{ id, reference, kind, state, name, company, email, phone, subject, message, document },
    lotId: row.lot_id,
    needId: row.need_id,
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
  };
}

export function toNeed(row: NeedRow, locale: Locale): Need {
  return {
    id: row.id,
    displayText: row.display_text[locale],
    itemName: row.item_name[locale],
    material: row.material[locale],
    materialSpec: row.material_spec[locale],
    size: row.size[locale],
    composition: row.composition[locale],
  };
}

/** Read-only in the form, and written by us. [§5] */
export function subjectOf(about: 'need' | 'lot', name: string, locale: Locale): string {
  return `${translator(locale)(`leads.subjectPrefix.${about}`)}${name}`;
}
