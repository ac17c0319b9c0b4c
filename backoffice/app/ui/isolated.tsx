// How do part numbers, addresses and codes stay in order inside right-to-left text?
import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Left to right whatever is around it: part numbers, mail addresses, codes. */
export function Ltr({ children, mono = false }: { children: ReactNode; mono?: boolean }) {
  return (
    <Box component="bdi" dir="ltr" sx={mono ? { fontFamily: "'IBM Plex Mono', monospace", fontSize: '0.95em' } : {}}>
      {children}
    </Box>
  );
}

/** Names, in whichever script they are. */
export function Name({ children }: { children: ReactNode }) {
  return <bdi>{children}</bdi>;
}
