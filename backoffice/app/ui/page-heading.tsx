// Heading of a screen without a list: it stands in the bar as that of every screen, and not a second time below it.
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
