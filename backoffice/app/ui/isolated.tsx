// Bidi isolation of part numbers, names, addresses and codes.
import { isolateLatin, type Locale } from '@millwright/contracts';
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

const BEGINS_IN_ARABIC = /^\P{L}*\p{Script=Arabic}/u;

/** A sentence, a subject: in the direction of its first letter, whatever names stand in it. A name that isolated its Latin part would take the one of the Arabic rest. */
export function Sentence({ children }: { children: string }) {
  const isArabic = BEGINS_IN_ARABIC.test(children);
  return (
    <bdi dir={isArabic ? 'rtl' : 'ltr'}>{isArabic ? isolateLatin(children, 'ar') : children}</bdi>
  );
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
