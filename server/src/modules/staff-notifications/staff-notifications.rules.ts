// Staff notifications: where each leads, and how long they are kept.
import type { NotificationSubject } from '@millwright/contracts';

export const KEPT_DAYS = 90;

export function pathOf(subject: NotificationSubject, id: string): string {
  return `/admin#/${subject}s/${encodeURIComponent(id)}/show`;
}
