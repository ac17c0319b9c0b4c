// What an import adds beside products: categories with their rows, families, manufacturers and attributes; and the state of its pictures.
import type { AdminCategory, ImportDetails } from '@millwright/contracts';
import { Alert, Autocomplete, Box, Button, TextField, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { useAnswer } from '../../lib/use-answer.ts';
import { Name } from '../../ui/isolated.tsx';
import { categoryText } from '../catalogue/category-text.ts';

/** Categories and attributes of a list that is no longer than a screen; the rest is counted. */
const SHOWN = 60;

type Props = {
  record: ImportDetails;
  /** Puts a path of the file into a category of the shop. */
  onChoose: ((path: string, categoryId: number) => void) | undefined;
};

export function CreatedPreview({ record, onChoose }: Props) {
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
        <Alert severity="warning">
          {say('imports.imagesMissing', { n: missing, number: number(missing) })}
        </Alert>
      ) : null}
      {isNothing ? null : (
        <Box component="section" aria-label={say('imports.creates')} sx={{ minWidth: 0 }}>
          <Typography component="h2" variant="subtitle1">
            {say('imports.creates')}
          </Typography>
          {categories.length === 0 ? null : (
            <Listed
              title={`${say('imports.createsCategories')}: ${number(categories.length)}`}
              help={say('imports.createsCategoriesHelp')}
              lines={categories.map(({ path, rows }) => `${path} (${number(rows)})`)}
              action={
                onChoose === undefined
                  ? undefined
                  : (at) => <CategoryChoice path={categories[at]?.path ?? ''} onChoose={onChoose} />
              }
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

/** Another category than a new one: a list that opens on press. */
function CategoryChoice({
  path,
  onChoose,
}: {
  path: string;
  onChoose: (path: string, categoryId: number) => void;
}) {
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button size="small" onClick={() => setOpen(true)}>
        {say('imports.chooseCategory')}
      </Button>
    );
  return <CategoryField onChoose={(id) => onChoose(path, id)} />;
}

function CategoryField({ onChoose }: { onChoose: (id: number) => void }) {
  const say = useWords();
  const { data } = useAnswer<{ rows: AdminCategory[] }>('/categories', { start: 0, count: 200 });
  return (
    <Autocomplete
      options={data?.rows ?? []}
      getOptionLabel={categoryText}
      getOptionKey={(category) => category.id}
      onChange={(_, category) => category !== null && onChoose(category.id)}
      sx={{ maxWidth: 420, my: 1 }}
      renderInput={(props) => (
        <TextField {...props} autoFocus size="small" label={say('products.category')} />
      )}
    />
  );
}

function Listed({
  title,
  help,
  lines,
  action,
}: {
  title: string;
  help?: string;
  lines: readonly string[];
  action?: ((at: number) => ReactNode) | undefined;
}) {
  return (
    <>
      <Typography variant="body2">{title}</Typography>
      {help === undefined ? null : (
        <Typography variant="body2" color="textSecondary">
          {help}
        </Typography>
      )}
      <Box
        component="ul"
        sx={{ m: 0, mb: 1, paddingInlineStart: 3, columns: action === undefined ? { md: 2 } : 1 }}
      >
        {lines.slice(0, SHOWN).map((line, at) => (
          <Typography key={line} component="li" variant="body2" color="textSecondary">
            <Name>{line}</Name> {action?.(at)}
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
