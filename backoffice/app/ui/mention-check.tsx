// Check of mentions before a note is kept: what is written behind an @ and is no colleague’s whole name tells nobody, and that is said first.
import { type Area, isolatedName, unknownMentions } from '@millwright/contracts';
import { type ReactElement, useState } from 'react';
import { Confirm } from 'react-admin';
import { useWords } from '../i18n/index.ts';
import { useReaders } from './readers.ts';

/** `keep` saves at once, or once somebody says so in `asked`, which the screen shows. */
export function useMentionCheck(area: Area): {
  keep: (text: string, save: () => Promise<void>) => void;
  asked: ReactElement | null;
} {
  const say = useWords();
  const readers = useReaders(area);
  const [waiting, setWaiting] = useState<{ names: string[]; save: () => Promise<void> } | null>(
    null,
  );
  return {
    keep: (text, save) => {
      const names = unknownMentions(text, readers);
      if (names.length === 0) void save();
      else setWaiting({ names, save });
    },
    asked:
      waiting === null ? null : (
        <Confirm
          isOpen
          title={say('notes.nobodyTitle')}
          content={say('notes.nobody', { names: waiting.names.map(isolatedName).join(', ') })}
          confirm={say('notes.keepAnyway')}
          cancel={say('notes.back')}
          onConfirm={() => {
            setWaiting(null);
            void waiting.save();
          }}
          onClose={() => setWaiting(null)}
        />
      ),
  };
}
