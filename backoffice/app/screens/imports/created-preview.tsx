// What an import adds beside products: categories with their rows, families, manufacturers and attributes; and the state of its pictures.
import type { ImportDetails } from '@millwright/contracts';
import { Alert, Box, Typography } from '@mui/material';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { Name } from '../../ui/isolated.tsx';

/** Categories and attributes of a list that is no longer than a screen; the rest is counted. */
const SHOWN = 60;

export function CreatedPreview({ record }: { record: ImportDetails }) {
  const say = useWords();
  const { number } = useFormats();
  const { categories, attributes, families, manufacturers } = record.created;
  const { missing } = record.images;
  const isNothing =
    categories.length + attributes.length + families + manufacturers === 0 ||
    record.state !== 'checked';
  return (
    <>
      {missing > 0 && record.state === 'checked' ? (
        <Alert severity="warning">{say('imports.imagesMissing', { n: number(missing) })}</Alert>
      ) : null}
      {isNothing ? null : (
        <Box component="section" aria-label={say('imports.creates')} sx={{ minWidth: 0 }}>
          <Typography component="h2" variant="subtitle1">
            {say('imports.creates')}
          </Typography>
          {categories.length === 0 ? null : (
            <Listed
              title={`${say('imports.createsCategories')}: ${number(categories.length)}`}
              lines={categories.map(({ path, rows }) => `${path} (${number(rows)})`)}
            />
          )}
          {attributes.length === 0 ? null : (
            <Listed
              title={`${say('imports.createsAttributes')}: ${number(attributes.length)}`}
              lines={attributes.map(({ name, values }) => `${name} (${number(values)})`)}
            />
          )}
          {families === 0 ? null : (
            <Typography variant="body2">
              {say('imports.createsFamilies', { n: number(families) })}
            </Typography>
          )}
          {manufacturers === 0 ? null : (
            <Typography variant="body2">
              {say('imports.createsManufacturers', { n: number(manufacturers) })}
            </Typography>
          )}
        </Box>
      )}
    </>
  );
}

function Listed({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <>
      <Typography variant="body2">{title}</Typography>
      <Box component="ul" sx={{ m: 0, mb: 1, paddingInlineStart: 3, columns: { md: 2 } }}>
        {lines.slice(0, SHOWN).map((line) => (
          <Typography key={line} component="li" variant="body2" color="textSecondary">
            <Name>{line}</Name>
          </Typography>
        ))}
        {lines.length > SHOWN ? <li>…</li> : null}
      </Box>
    </>
  );
}

export function ImagesState({ record: { images } }: { record: ImportDetails }) {
  const say = useWords();
  const { number } = useFormats();
  if (images.waiting + images.fetched + images.failed === 0) return null;
  return (
    <Typography role="status">
      {say('imports.imagesState', {
        fetched: number(images.fetched),
        waiting: number(images.waiting),
        failed: number(images.failed),
      })}
    </Typography>
  );
}
