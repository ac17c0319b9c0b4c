// What is the heading of a screen that is no list of records?
import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';

export function PageHeading({ children }: { children: string | ReactNode }) {
  return (
    <>
      {typeof children === 'string' ? <Title title={children} /> : null}
      <Typography component="h1" variant="h6" sx={{ my: 2 }}>
        {children}
      </Typography>
    </>
  );
}
