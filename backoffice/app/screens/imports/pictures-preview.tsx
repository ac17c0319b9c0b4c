// What came of an archive of pictures: which rows they fit, which fit a row with a fault, which fit none, what is no picture, and rows without one.
import type { ImportDetails } from '@millwright/contracts';
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { Name } from '../../ui/isolated.tsx';

export function PicturesPreview({ record: { archive } }: { record: ImportDetails }) {
  const say = useWords();
  const { number } = useFormats();
  if (archive === null) return null;
  const { fitting, fittingFaulty, unfitting, notPictures, rowsWithout, rows } = archive;
  const title = say('imports.pictures', { name: archive.fileName });
  const counted = (count: number) => ({ n: count, number: number(count) });
  const rowOf = (row: number): string => `${say('imports.row')} ${number(row)}`;
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Typography component="h2" variant="subtitle1" sx={{ overflowWrap: 'anywhere', mb: 1 }}>
        {title}
      </Typography>
      <Lines
        title={say('imports.picturesFit', {
          ...counted(fitting.count),
          rows,
          rowsNumber: number(rows),
        })}
        count={fitting.count}
        lines={fitting.first.map(({ name, row }) => ({ name, row: rowOf(row) }))}
      />
      <Lines
        title={say('imports.picturesFaulty', counted(fittingFaulty.count))}
        count={fittingFaulty.count}
        lines={fittingFaulty.first.map(({ name, row }) => ({ name, row: rowOf(row) }))}
      />
      <Lines
        title={say('imports.picturesUnfit', counted(unfitting.count))}
        count={unfitting.count}
        lines={unfitting.first.map((name) => ({ name }))}
      />
      <Lines
        title={say('imports.picturesNot', counted(notPictures.count))}
        count={notPictures.count}
        lines={notPictures.first.map((name) => ({ name }))}
      />
      <Lines
        title={say('imports.picturesWithout', counted(rowsWithout.count))}
        count={rowsWithout.count}
        lines={rowsWithout.first.map(({ sku, row }) => ({ name: sku, row: rowOf(row) }))}
      />
    </Box>
  );
}

type Line = { name: string; row?: string };

/** Folded away: there may be a hundred of them. */
function Lines({ title, count, lines }: { title: string; count: number; lines: readonly Line[] }) {
  if (count === 0) return null;
  return (
    <Accordion
      variant="outlined"
      disableGutters
      slotProps={{ transition: { unmountOnExit: true } }}
    >
      <AccordionSummary>{title}</AccordionSummary>
      <AccordionDetails>
        <Box component="ul" sx={{ m: 0, paddingInlineStart: 3, columns: { md: 2 } }}>
          {lines.map(({ name, row }) => (
            <Typography
              key={`${name} ${row}`}
              component="li"
              variant="body2"
              sx={{ overflowWrap: 'anywhere' }}
            >
              <Name>{name}</Name>{' '}
              <Typography component="span" variant="body2" color="textSecondary">
                {row}
              </Typography>
            </Typography>
          ))}
          {count > lines.length ? <li>…</li> : null}
        </Box>
      </AccordionDetails>
    </Accordion>
  );
}
