// Keyboard shortcuts of the back office: the one table of them, and which of them an event presses on any keyboard layout.
import type { WordKey } from '../i18n/index.ts';

export const HOT_KEY_GROUPS = ['everywhere', 'list', 'order', 'packing', 'dialog'] as const;

export type HotKey = {
  group: (typeof HOT_KEY_GROUPS)[number];
  label: WordKey;
  /** What stands on the key, as tooltips and the sheet show it. */
  shown: readonly string[];
  /** The character that it types on a Latin layout. */
  key?: string;
  /** Its place, which counts where the layout has other letters. */
  code?: string;
  withShift?: boolean;
  /** With Ctrl or ⌘: it also works while somebody types. */
  withCtrl?: boolean;
  /** Only while such an element has the focus. */
  on?: string;
};

/** An entry without `key` is done by the element that has the focus, and stands here for the sheet. */
export const HOT_KEYS = {
  find: letter('everywhere', 'find.open', 'K', { withCtrl: true }),
  findAlso: {
    ...{ group: 'everywhere', label: 'find.open', shown: ['/'] },
    ...{ key: '/', code: 'Slash' },
  },
  help: {
    ...{ group: 'everywhere', label: 'keys.help', shown: ['?'] },
    ...{ key: '?', code: 'Slash', withShift: true },
  },
  nextRow: letter('list', 'keys.nextRow', 'J'),
  previousRow: letter('list', 'keys.previousRow', 'K'),
  rowDown: arrow('keys.rowDown', '↓', 'ArrowDown'),
  rowUp: arrow('keys.rowUp', '↑', 'ArrowUp'),
  openRow: { group: 'list', label: 'keys.openRow', shown: ['Enter'] },
  chooseRow: letter('list', 'keys.chooseRow', 'X'),
  filter: letter('list', 'keys.filter', 'F'),
  view: { group: 'list', label: 'keys.view', shown: ['1', '…', '9'] },
  confirm: letter('order', 'keys.confirm', 'C'),
  packing: letter('order', 'keys.packing', 'P'),
  ship: letter('order', 'keys.ship', 'S'),
  contents: letter('order', 'keys.contents', 'E'),
  payment: letter('order', 'keys.payment', 'R'),
  note: letter('order', 'keys.note', 'N'),
  nextOrder: letter('order', 'keys.nextOrder', 'J'),
  previousOrder: letter('order', 'keys.previousOrder', 'K'),
  back: letter('order', 'keys.back', 'U'),
  print: letter('packing', 'keys.print', 'P'),
  backToOrder: letter('packing', 'keys.backToOrder', 'U'),
  send: {
    ...{ group: 'dialog', label: 'keys.send', shown: ['Ctrl', 'Enter'] },
    ...{ key: 'enter', code: 'Enter', withCtrl: true },
  },
  close: { group: 'dialog', label: 'keys.close', shown: ['Esc'] },
} as const satisfies Record<string, HotKey>;
export type HotKeyName = keyof typeof HOT_KEYS;

function letter<Group extends HotKey['group']>(
  group: Group,
  label: WordKey,
  shown: string,
  { withCtrl = false }: { withCtrl?: boolean } = {},
) {
  const pressed = { key: shown.toLowerCase(), code: `Key${shown}`, withCtrl };
  return { group, label, shown: withCtrl ? ['Ctrl', shown] : [shown], ...pressed };
}

function arrow(label: WordKey, shown: string, code: string) {
  const pressed = { key: code.toLowerCase(), code, on: '[data-row]' };
  return { group: 'list' as const, label, shown: [shown], ...pressed };
}

type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>;

/** A Latin letter counts as it is typed (QWERTY, AZERTY, Dvorak); where the key types another alphabet, its place counts. */
export function isPressed(
  { key, code, withShift, withCtrl = false }: HotKey,
  press: Press,
): boolean {
  if (key === undefined || press.isComposing || press.altKey) return false;
  if ((press.ctrlKey || press.metaKey) !== withCtrl) return false;
  if (press.key.toLowerCase() === key) return /^[^a-z]$/.test(key) || !press.shiftKey;
  return isOtherAlphabet(press) && press.code === code && press.shiftKey === (withShift ?? false);
}

/** Russian layouts type a point and a comma where `/` and `?` stand. */
function isOtherAlphabet({ key, code }: Press): boolean {
  return /^[^\p{ASCII}]{1,2}$/u.test(key) || (code === 'Slash' && (key === '.' || key === ','));
}

/** 1 to 9 by its place, since some layouts type digits with Shift only. */
export function digitOf(press: Press): number | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.isComposing) return null;
  const [, digit] = /^Digit([1-9])$/.exec(press.code) ?? [];
  return digit === undefined || press.shiftKey ? null : Number(digit);
}

/** For `aria-keyshortcuts`. */
export function ariaShortcut(name: HotKeyName): string {
  return HOT_KEYS[name].shown.join('+').replace('Ctrl', 'Control');
}
