// Keyboard shortcuts at work: components register what a key does while they are shown, one listener runs it; never where somebody types or a dialog is open.
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { digitOf, HOT_KEYS, type HotKey, type HotKeyName, isPressed } from './hot-keys.rules.ts';

const TYPING = [
  'input:not([type=checkbox])',
  'textarea',
  'select',
  '[contenteditable=true]',
  ...['textbox', 'combobox', 'listbox', 'menu', 'spinbutton'].map((role) => `[role=${role}]`),
].join(', ');
const DIALOG = '[role=dialog]';
const STORED = 'millwright.admin.single-keys';

const acts = new Map<HotKeyName, (() => void)[]>();

/** @param act null: the key does nothing now */
export function useHotKey(name: HotKeyName, act: (() => void) | null): void {
  const latest = useRef(act);
  latest.current = act;
  const isOn = act !== null;
  useEffect(() => {
    if (!isOn) return;
    const run = (): void => latest.current?.();
    acts.set(name, [...(acts.get(name) ?? []), run]);
    return () =>
      void acts.set(
        name,
        (acts.get(name) ?? []).filter((other) => other !== run),
      );
  }, [name, isOn]);
}

/** Lists of a drop-down and fields that open one: Enter is theirs, with Ctrl too. */
const OPEN_LIST = '[role=listbox], [role=combobox][aria-expanded=true]';
const DROP_DOWN = '[role=combobox]';

/** Before a drop-down sees it: a closed one would open, and an open one would only choose. */
function sendFromDropDown(event: KeyboardEvent): void {
  const { target } = event;
  const act = acts.get('send')?.at(-1);
  if (act === undefined || !(target instanceof Element) || !isPressed(HOT_KEYS.send, event)) return;
  // What is marked in the list is chosen, and counts for what is sent.
  if (target.closest(OPEN_LIST) !== null) setTimeout(act);
  else if (target.closest(DROP_DOWN) !== null) {
    event.preventDefault();
    event.stopPropagation();
    act();
  }
}

/** Answered already, by the listener before. */
const isOfDropDown = (event: KeyboardEvent): boolean =>
  isPressed(HOT_KEYS.send, event) &&
  event.target instanceof Element &&
  event.target.closest(OPEN_LIST) !== null;

/** Once, in the layout. @returns to stop listening */
export function listenForHotKeys(): () => void {
  const listen = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isOfDropDown(event)) return;
    const isFree = isForShortcuts(event);
    for (const [name, key] of Object.entries(HOT_KEYS) as [HotKeyName, HotKey][]) {
      const act = acts.get(name)?.at(-1);
      if (act === undefined || !isPressed(key, event)) continue;
      if (key.withCtrl !== true && !isFree) continue;
      if (key.on !== undefined && document.activeElement?.matches(key.on) !== true) continue;
      event.preventDefault();
      act();
      return;
    }
    const digit = isFree ? digitOf(event) : null;
    if (digit !== null)
      document
        .querySelectorAll<HTMLElement>('[data-view]')
        .item(digit - 1)
        ?.click();
  };
  document.addEventListener('keydown', sendFromDropDown, { capture: true });
  document.addEventListener('keydown', listen);
  return () => {
    document.removeEventListener('keydown', sendFromDropDown, { capture: true });
    document.removeEventListener('keydown', listen);
  };
}

function isForShortcuts({ target }: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.closest(TYPING) !== null;
  return areSingleKeysOn() && !isTyping && document.querySelector(DIALOG) === null;
}

/** Keys without Ctrl can be switched off, for those who speak to the computer or press keys by accident. */
export function areSingleKeysOn(): boolean {
  return localStorage.getItem(STORED) !== 'off';
}

const watchers = new Set<() => void>();

export function switchSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, 'off');
  for (const watcher of watchers) watcher();
}

export function useSingleKeys(): boolean {
  return useSyncExternalStore((watcher) => {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  }, areSingleKeysOn);
}
