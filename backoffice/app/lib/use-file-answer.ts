// File upload of a screen: one file is sent to a call; busy while it is away, then the answer, or the rejection as a sentence.
import { useState } from 'react';
import { useWords } from '../i18n/index.ts';
import { rejectionOf } from './act.ts';
import { api } from './api.ts';

/** @param onDone is told when the file was taken */
export function useFileAnswer<Answer>(path: string, onDone: () => void) {
  const say = useWords();
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [error, setError] = useState('');
  const upload = async (files: FileList): Promise<void> => {
    const body = new FormData();
    body.set('file', files[0] as File);
    setBusy(true);
    setError('');
    setAnswer(null);
    try {
      setAnswer(await api<Answer>('POST', path, { body }));
      onDone();
    } catch (problem) {
      setError(rejectionOf(problem, say('common.failed')));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, answer, error, upload };
}
