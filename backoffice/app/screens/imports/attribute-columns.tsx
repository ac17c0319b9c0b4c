// Columns that no field takes: each may become an attribute of its name.
import type { ImportDetails, ImportMapping } from '@millwright/contracts';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  Typography,
} from '@mui/material';
import { useWords } from '../../i18n/index.ts';
import { Name } from '../../ui/isolated.tsx';

type Props = {
  record: ImportDetails;
  mapping: ImportMapping;
  mayWrite: boolean;
  onChange: (change: Partial<ImportMapping>) => void;
};

/** Numbers of the columns of the file that no field takes and that have a name. */
function freeColumns({ header, dialect }: ImportDetails, { columns }: ImportMapping): number[] {
  const taken = new Set(Object.values(columns));
  return header.flatMap((name, index) =>
    // Of a recognised format: what stands in front are fields of ours.
    name.trim() === '' || taken.has(index) || (dialect !== 'plain' && !name.startsWith('· '))
      ? []
      : [index],
  );
}

export function AttributeColumns({ record, mapping, mayWrite, onChange }: Props) {
  const say = useWords();
  const free = freeColumns(record, mapping);
  if (free.length === 0) return null;
  const chosen = mapping.attributeColumns.filter((column) => free.includes(column));
  const exampleOf = (column: number): string =>
    record.sample.map((cells) => cells[column] ?? '').find((cell) => cell.trim() !== '') ?? '';
  return (
    <Accordion
      variant="outlined"
      defaultExpanded={record.dialect === 'plain'}
      slotProps={{ transition: { unmountOnExit: true } }}
    >
      <AccordionSummary>{say('imports.attributeColumns', { n: chosen.length })}</AccordionSummary>
      <AccordionDetails>
        <Typography variant="body2" color="textSecondary">
          {say('imports.attributeColumnsHelp')}
        </Typography>
        {mayWrite && chosen.length < free.length ? (
          <Button
            size="small"
            onClick={() => onChange({ attributeColumns: free.slice(0, 100) })}
            sx={{ mt: 1 }}
          >
            {say('imports.attributeColumnsAll')}
          </Button>
        ) : null}
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {free.map((column) => (
            <FormControlLabel
              key={column}
              control={
                <Checkbox
                  checked={chosen.includes(column)}
                  onChange={(event) =>
                    onChange({
                      attributeColumns: event.target.checked
                        ? [...chosen, column]
                        : chosen.filter((one) => one !== column),
                    })
                  }
                />
              }
              label={
                <>
                  <Name>{record.header[column]?.replace(/^· /, '')}</Name>
                  <Typography
                    component="span"
                    variant="body2"
                    color="textSecondary"
                    sx={{ marginInlineStart: 1, overflowWrap: 'anywhere' }}
                  >
                    <Name>{exampleOf(column).slice(0, 80)}</Name>
                  </Typography>
                </>
              }
              disabled={!mayWrite}
            />
          ))}
        </Box>
      </AccordionDetails>
    </Accordion>
  );
}
