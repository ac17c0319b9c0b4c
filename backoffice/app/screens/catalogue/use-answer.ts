// Hook that loads data for a panel beside a form: one call, and again on demand; the form's own entries stay as they are.
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';

export type Answered<Answer> = { answer: Answer | null; failure: string | null; again: () => void };

export function useAnswer<Answer>(
  path: string,
  query: Record<string, string | number> = {},
): Answered<Answer> {
  const [state, setState] = useState<Omit<Answered<Answer>, 'again'>>({
    answer: null,
    failure: null,
  });
  const [turn, setTurn] = useState(0);
  const asked = JSON.stringify(query);
  // `turn` is read by nothing: a new one asks again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let isWanted = true;
    api<Answer>('GET', path, { query: JSON.parse(asked) }).then(
      (answer) => isWanted && setState({ answer, failure: null }),
      (error: Error) => isWanted && setState({ answer: null, failure: error.message }),
    );
    return () => {
      isWanted = false;
    };
  }, [path, asked, turn]);
  return { ...state, again: useCallback(() => setTurn((last) => last + 1), []) };
}
