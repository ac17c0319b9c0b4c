// Keys in a list: they move the focus from row to row, choose a row for bulk actions and lead to the search field. A screen reader follows, since the focus is what moves.
import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { useHotKey } from '../lib/hot-keys.ts';

const SEARCH = 'main input[name=q]';

/** The link of a row has its number in `data-row`. */
export function useRowKeys(): void {
  useHotKey('nextRow', () => moveBy(1));
  useHotKey('previousRow', () => moveBy(-1));
  useHotKey('rowDown', () => moveBy(1));
  useHotKey('rowUp', () => moveBy(-1));
  useHotKey('chooseRow', () =>
    document.activeElement
      ?.closest('tr')
      ?.querySelector<HTMLInputElement>('input[type=checkbox]')
      ?.click(),
  );
  useHotKey('filter', () => document.querySelector<HTMLElement>(SEARCH)?.focus());
  useWayOutOfSearch();
}

/** Esc, Enter and the arrow down lead from the search field to the first row, also when what was typed brings other rows a moment later. */
function useWayOutOfSearch(): void {
  const { data } = useListContext();
  const hasLeft = useRef(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { target, key } = event;
      hasLeft.current = false;
      if (!(target instanceof HTMLInputElement) || !target.matches(SEARCH)) return;
      if (!['Escape', 'Enter', 'ArrowDown'].includes(key) || event.isComposing) return;
      event.preventDefault();
      hasLeft.current = true;
      target.blur();
      focusFirstRow();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once other rows are drawn
  useEffect(() => {
    if (hasLeft.current && document.activeElement === document.body) focusFirstRow();
  }, [data]);
}

function focusFirstRow(): void {
  document.querySelector<HTMLElement>('[data-row]')?.focus();
}

/** From a row, or from the checkbox beside it; the first of all begins. */
function moveBy(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const focused = document.activeElement;
  const at = links.findIndex(
    (link) =>
      link === focused || (focused?.matches('tr *') && link.closest('tr')?.contains(focused)),
  );
  const next = at < 0 ? (step === 1 ? 0 : links.length - 1) : at + step;
  links[next]?.focus();
}

/** @returns whether there is such a row */
export function focusRow(id: number | string): boolean {
  const link = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(String(id))}"]`);
  link?.focus();
  return link !== null;
}
