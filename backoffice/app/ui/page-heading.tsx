// Heading of a screen without a list: in the bar, as on every screen, and not repeated below it.
import { Box } from '@mui/material';
import { Title } from 'react-admin';

export function PageHeading({ children }: { children: string }) {
  return (
    <>
      <Title title={children} />
      <Box sx={{ height: 16 }} />
    </>
  );
}
