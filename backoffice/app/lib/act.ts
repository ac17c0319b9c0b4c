// Actions of buttons on a record: one call, a notification and fresh data; a rejection is shown in the server's own sentences.

import { HttpError, useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import { useWords, type WordKey } from '../i18n/index.ts';
import { api } from './api.ts';

export type Act = (
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  told?: WordKey,
) => Promise<boolean>;

/** @returns the call, which answers whether it was done, and whether one is under way */
export function useAct(): { act: Act; isBusy: boolean } {
  const say = useWords();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const act: Act = async (method, path, body, told = 'common.saved') => {
    setBusy(true);
    try {
      await api(method, path, body === undefined ? {} : { body });
      notify(say(told), { type: 'success' });
      refresh();
      return true;
    } catch (error) {
      notify(rejectionOf(error, say('common.failed')), { type: 'error', autoHideDuration: 10_000 });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { act, isBusy };
}

/** The sentence of a rejection with those of the fields that it names. */
export function rejectionOf(error: unknown, otherwise: string): string {
  if (!(error instanceof HttpError)) return otherwise;
  if (error.message === 'common.failed') return otherwise;
  const named = sentencesOf((error.body as { errors?: unknown } | undefined)?.errors);
  return [...new Set(named.length > 0 ? named : [error.message])].join(' ');
}

function sentencesOf(errors: unknown): string[] {
  if (typeof errors === 'string') return [errors];
  return typeof errors === 'object' && errors !== null
    ? Object.values(errors).flatMap(sentencesOf)
    : [];
}
