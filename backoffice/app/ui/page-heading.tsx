// What is the heading of a screen that is no list of records? The bar names it too, as it does every screen, and holds the first heading of them all.
import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';

export function PageHeading({ children }: { children: string | ReactNode }) {
  return (
    <>
      {typeof children === 'string' ? <Title title={children} /> : null}
      <Typography component="h2" variant="h6" sx={{ my: 2 }}>
        {children}
      </Typography>
    </>
  );
}
