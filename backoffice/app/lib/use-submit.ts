// A form of our own that is sent once: busy until the answer, then elsewhere or with what was wrong.
import { type FormEvent, useState } from 'react';
import { useWords } from '../i18n/index.ts';
import { rejectionOf } from './act.ts';

/** @param send leads elsewhere when it succeeded; what it throws becomes `error` */
export function useSubmit(send: () => Promise<void>): {
  submit: (event: FormEvent) => void;
  isBusy: boolean;
  /** '' = none. */
  error: string;
} {
  const say = useWords();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const submit = async (): Promise<void> => {
    setBusy(true);
    setError('');
    try {
      await send();
    } catch (problem) {
      setError(rejectionOf(problem, say('common.failed')));
      setBusy(false);
    }
  };
  return {
    submit: (event) => {
      event.preventDefault();
      void submit();
    },
    isBusy,
    error,
  };
}
