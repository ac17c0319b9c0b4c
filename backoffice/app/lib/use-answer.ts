// Hook that loads data for a screen without a list: once, again when asked, and it says when that failed.

import { HttpError, useAuthProvider, useLogoutIfAccessDenied } from 'ra-core';
import { useCallback, useEffect, useState } from 'react';
import { api } from './api.ts';

export type Asked<Answer> = {
  data: Answer | null;
  error: string | null;
  ask: () => Promise<void>;
  put: (data: Answer) => void;
};

export function useAnswer<Answer>(
  path: string,
  query: Record<string, string | number> = {},
): Asked<Answer> {
  const [data, put] = useState<Answer | null>(null);
  const [error, setError] = useState<string | null>(null);
  const logoutIfDenied = useLogoutIfAccessDenied();
  const isGuarded = useAuthProvider() !== undefined;
  const asked = JSON.stringify(query);
  const ask = useCallback(async (): Promise<void> => {
    setError(null);
    try {
      put(await api<Answer>('GET', path, { query: JSON.parse(asked) }));
    } catch (failed) {
      if (isGuarded && failed instanceof HttpError && failed.status === 401)
        await logoutIfDenied(failed);
      setError((failed as Error).message);
    }
  }, [path, asked, logoutIfDenied, isGuarded]);
  useEffect(() => void ask(), [ask]);
  return { data, error, ask, put };
}
