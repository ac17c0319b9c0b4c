// Bidi isolation of part numbers, names, addresses and codes.
import { directionOfText, isolateLatin, type Locale } from '@millwright/contracts';
import { Box } from '@mui/material';
import { Children, type ReactNode } from 'react';
import { useLocaleState } from 'react-admin';

/** Left to right whatever is around it: part numbers, mail addresses, codes. */
export function Ltr({ children, mono = false }: { children: ReactNode; mono?: boolean }) {
  return (
    <Box
      component="bdi"
      dir="ltr"
      sx={mono ? { fontFamily: "'IBM Plex Mono', monospace", fontSize: '0.95em' } : {}}
    >
      {children}
    </Box>
  );
}

/** A sentence, the subject of a mail. In <Name> an English one would take the direction of the Arabic name in it. */
export function Sentence({ children }: { children: string }) {
  const direction = directionOfText(children);
  return <bdi dir={direction}>{direction === 'rtl' ? isolateLatin(children, 'ar') : children}</bdi>;
}

/** Names, in whichever script they are; designations inside Arabic ones keep their order. */
export function Name({ children }: { children: ReactNode }) {
  const [locale] = useLocaleState() as [Locale, unknown];
  return (
    <bdi>
      {Children.map(children, (part) =>
        typeof part === 'string' ? isolateLatin(part, locale) : part,
      )}
    </bdi>
  );
}
