// Permission hook: whether the role of the person who is logged on has a right.
import type { Right } from '@millwright/contracts';
import { usePermissions } from 'ra-core';
import { mayI } from './auth.ts';

export function useMay(right: Right): boolean {
  const { permissions } = usePermissions<string[]>();
  return mayI(permissions, right);
}
