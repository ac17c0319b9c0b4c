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
