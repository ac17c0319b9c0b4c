// Metrics panel: a card with its heading, and an action at the heading's end.
import { Box, Card, CardContent, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

export function Panel({
  title,
  aside,
  wide = false,
  children,
}: {
  title: string;
  aside?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ minWidth: 0, ...(wide ? { gridColumn: '1 / -1' } : {}) }}
    >
      <CardContent>
        <Box
          sx={{
            display: 'flex',
            gap: 1,
            alignItems: 'baseline',
            justifyContent: 'space-between',
            flexWrap: 'wrap',
            mb: 1,
          }}
        >
          <Typography id={id} component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
          {aside}
        </Box>
        {children}
      </CardContent>
    </Card>
  );
}

/** Panels beside each other where there is room. */
export function Panels({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        mb: 3,
      }}
    >
      {children}
    </Box>
  );
}
