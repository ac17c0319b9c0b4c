// Screen type: a resource of the API with its components, the right that opens it, and its place in the menu.
import type { Right } from '@millwright/contracts';
import type { ComponentType, ReactElement } from 'react';
import type { WordKey } from './i18n/index.ts';

/** By whose job it is, in the order of the menu. */
export const GROUPS = [
  'sales',
  'catalogue',
  'stock',
  'search',
  'content',
  'company',
  'system',
] as const;
export type Group = (typeof GROUPS)[number];

export type Screen = {
  /** Name of the resource, which is its address under /api/admin and in the page: /admin#/staff. */
  name: string;
  /** Without it the screen is neither in the menu nor reachable. */
  right: Right | 'staff';
  group: Group;
  label: WordKey;
  icon: ComponentType;
  list?: ComponentType;
  edit?: ComponentType;
  create?: ComponentType;
  show?: ComponentType;
  /** How one record is called in titles and references. */
  represent?: (record: never) => string;
  /** Its records are found by the search over everything; what stands there beside the name. */
  finds?: (record: never) => string;
  /** A screen that is no list of records: its own address is its name. */
  page?: ReactElement;
  /** Further addresses, below its own. */
  routes?: { path: string; element: ReactElement }[];
};

/** What stands beside the name of a record that was found, of what it has. */
export function beside(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}
