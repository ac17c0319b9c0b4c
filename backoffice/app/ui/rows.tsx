// Rows of a list: a table where there is room, cards on a telephone, with the same columns.

import { MAX_ROWS } from '@millwright/contracts';
import { Box, Link as MuiLink, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import {
  BulkActionsToolbar,
  DataTable,
  ListNoResults,
  type RaRecord,
  RecordContextProvider,
  SelectAllButton,
  useCreatePath,
  useListContext,
  useResourceContext,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { type Say, useWords, type WordKey } from '../i18n/index.ts';
import { type Formats, useFormats } from '../lib/format.ts';
import { useRowKeys } from './row-keys.ts';

/** What a cell is written with: messages, and the formats of the reader's language. */
export type CellTools = Formats & { say: Say };

export type Column<Row extends RaRecord> = {
  source: string;
  label: WordKey;
  /** Without it the field of that name is shown. */
  render?: (record: Row, tools: CellTools) => ReactNode;
  /** The server sorts by it. */
  sortable?: boolean;
  /** Numbers stand at the end. */
  end?: boolean;
};

export type RowsProps<Row extends RaRecord> = {
  /** The first names the record and leads to it. */
  columns: readonly Column<Row>[];
  opens?: 'edit' | 'show' | false;
  bulkActions?: ReactElement | false;
  /** Off where the actions offer all that match themselves. */
  hasSelectAll?: boolean;
};

export function Rows<Row extends RaRecord>({
  columns,
  opens = 'edit',
  bulkActions = false,
  hasSelectAll = true,
}: RowsProps<Row>) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  useRowKeys();
  return isNarrow ? (
    <Cards columns={columns} opens={opens} />
  ) : (
    <Table columns={columns} opens={opens} bulkActions={bulkActions} hasSelectAll={hasSelectAll} />
  );
}

/** Where the keys of a list are. */
const FOCUSED_ROW = {
  '& tbody tr:has([data-row]:focus)': {
    bgcolor: 'action.selected',
    boxShadow: 'inset 0 0 0 2px var(--focus-ring, currentcolor)',
  },
};

function Table<Row extends RaRecord>({
  columns,
  opens,
  bulkActions,
  hasSelectAll,
}: Required<RowsProps<Row>>) {
  const tools = useCellTools();
  return (
    <DataTable
      rowClick={opens}
      bulkActionButtons={bulkActions}
      // What one call answers at most; the library would ask for 250.
      bulkActionsToolbar={
        bulkActions === false ? undefined : (
          <BulkActionsToolbar
            selectAllButton={hasSelectAll ? <SelectAllButton limit={MAX_ROWS} /> : false}
          >
            {bulkActions}
          </BulkActionsToolbar>
        )
      }
      size="small"
      sx={FOCUSED_ROW}
    >
      {columns.map((column, place) => (
        <DataTable.Col
          key={column.source}
          source={column.source}
          label={tools.say(column.label)}
          disableSort={!column.sortable}
          align={column.end ? 'right' : 'left'}
          render={(record: RaRecord) =>
            place === 0 && opens !== false ? (
              <Way record={record as Row} opens={opens}>
                {cellOf(column, record as Row, tools)}
              </Way>
            ) : (
              cellOf(column, record as Row, tools)
            )
          }
        />
      ))}
    </DataTable>
  );
}

/** The whole row opens the record under a pointer; from the keyboard, and into another tab, its first cell does. */
function Way<Row extends RaRecord>({
  record,
  opens,
  children,
}: {
  record: Row;
  opens: 'edit' | 'show';
  children: ReactNode;
}) {
  const path = useCreatePath();
  const resource = useResourceContext() as string;
  return (
    <MuiLink
      component={Link}
      to={path({ resource, id: record.id, type: opens })}
      data-row={record.id}
      onClick={(event) => event.stopPropagation()}
      color="inherit"
      underline="hover"
    >
      {children}
    </MuiLink>
  );
}

function Cards<Row extends RaRecord>({
  columns: [first, ...rest],
  opens,
}: Required<Pick<RowsProps<Row>, 'columns' | 'opens'>>) {
  const tools = useCellTools();
  const { data, isPending } = useListContext<Row>();
  const resource = useResourceContext() as string;
  const path = useCreatePath();
  if (isPending || first === undefined) return null;
  if (data?.length === 0) return <ListNoResults />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {data?.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <Box component="li" sx={{ p: 1.5, borderBottom: 1, borderColor: 'divider' }}>
            {opens === false ? (
              <Typography sx={{ fontWeight: 600 }}>{cellOf(first, record, tools)}</Typography>
            ) : (
              <MuiLink
                component={Link}
                to={path({ resource, id: record.id, type: opens })}
                data-row={record.id}
                sx={{ fontWeight: 600, display: 'block', py: 0.5 }}
              >
                {cellOf(first, record, tools)}
              </MuiLink>
            )}
            {rest.map((column) => (
              <Box
                key={column.source}
                sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}
              >
                <Typography variant="body2" color="textSecondary">
                  {tools.say(column.label)}
                </Typography>
                <Typography
                  variant="body2"
                  component="div"
                  sx={{ textAlign: 'end', overflowWrap: 'anywhere' }}
                >
                  {cellOf(column, record, tools)}
                </Typography>
              </Box>
            ))}
          </Box>
        </RecordContextProvider>
      ))}
    </Box>
  );
}

function cellOf<Row extends RaRecord>(
  { source, render }: Column<Row>,
  record: Row,
  tools: CellTools,
): ReactNode {
  return render === undefined ? (record[source] as ReactNode) : render(record, tools);
}

function useCellTools(): CellTools {
  return { say: useWords(), ...useFormats() };
}
