// Small table of a panel: a plain table; one of many columns becomes cards on a telephone.
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { STACKED_ON_PHONES } from './stacked-table.ts';

type Props = {
  label: string;
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[] /** Columns from this one on hold figures. */;
  figuresFrom?: number;
};

/** So many columns fit beside each other on a telephone. */
const MAX_BESIDE = 3;

export function SmallTable({ label, head, rows, figuresFrom = 1 }: Props) {
  const align = (column: number) => (column >= figuresFrom ? 'right' : 'left');
  const isStacked = head.length > MAX_BESIDE;
  return (
    // Where it is wider than the screen the arrows move it.
    <Box role="region" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={label} sx={isStacked ? STACKED_ON_PHONES : {}}>
        <TableHead>
          <TableRow>
            {head.map((name, column) => (
              <TableCell key={name} align={align(column)} sx={{ px: 0.75 }}>
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are figures without a key of their own, and never move
            <TableRow key={row}>
              {cells.map((cell, column) => (
                <TableCell
                  key={head[column]}
                  align={align(column)}
                  data-label={isStacked && column > 0 ? head[column] : undefined}
                  sx={{
                    px: 0.75,
                    ...(column >= figuresFrom
                      ? { whiteSpace: 'nowrap' }
                      : { overflowWrap: 'anywhere', minWidth: 140 }),
                  }}
                >
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
