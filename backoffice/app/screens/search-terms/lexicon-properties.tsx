// Properties of a lexicon entry: attributes of the catalogue, each with the values any of which is meant.
import type { AdminAttributeValue, LexiconRow } from '@millwright/contracts';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Autocomplete, Box, IconButton, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { Name } from '../../ui/isolated.tsx';
import { AttributePicker, useOptions } from '../catalogue/attribute-lines.tsx';

type Property = LexiconRow['properties'][number];
type Rejection = { message?: string };
/** Of the field itself, or of a line of it. */
type Rejected = Rejection &
  Record<number, { attributeId?: Rejection; values?: Rejection } | undefined>;

export function LexiconProperties() {
  const say = useWords();
  const { field, fieldState } = useInput<Property[]>({ source: 'properties', defaultValue: [] });
  const error = fieldState.error as Rejected | undefined;
  const lines: Property[] = field.value ?? [];
  const missing = lines.length === 0 ? error?.message : undefined;
  return (
    <Box
      component="section"
      aria-labelledby="lexicon-properties"
      sx={{ inlineSize: '100%', maxInlineSize: 720 }}
    >
      <Typography component="h2" variant="subtitle2" id="lexicon-properties" sx={{ mb: 1 }}>
        {say('lexicon.properties')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {lines.map((line, i) => (
          <Box
            component="li"
            key={line.attributeId}
            sx={{ display: 'flex', gap: 1, alignItems: 'start', mb: 1 }}
          >
            <ValuesPicker
              line={line}
              error={error?.[i]?.values?.message ?? error?.[i]?.attributeId?.message}
              onChange={(values) =>
                field.onChange(lines.map((other) => (other === line ? { ...line, values } : other)))
              }
            />
            <IconButton
              aria-label={`${say('catalogue.remove')}: ${line.name}`}
              onClick={() => field.onChange(lines.filter((other) => other !== line))}
            >
              <DeleteIcon />
            </IconButton>
          </Box>
        ))}
      </Box>
      {/* Afresh after each: what was chosen stands above. */}
      <AttributePicker
        key={lines.length}
        taken={lines.map(({ attributeId }) => attributeId)}
        chosen={null}
        onChoose={(attribute) =>
          attribute === null ||
          field.onChange([
            ...lines,
            { attributeId: attribute.id, name: attribute.name, unit: attribute.unit, values: [] },
          ])
        }
      />
      {missing === undefined ? null : (
        <Typography variant="caption" color="error" role="alert">
          <ValidationError error={missing} />
        </Typography>
      )}
    </Box>
  );
}

type Value = Property['values'][number];

function ValuesPicker({
  line,
  error,
  onChange,
}: {
  line: Property;
  error: string | undefined;
  onChange: (values: Value[]) => void;
}) {
  const say = useWords();
  const [q, setQ] = useState('');
  const [isOpen, setOpen] = useState(false);
  const found = useOptions<AdminAttributeValue>(
    `/attributes/${line.attributeId}/values`,
    q,
    isOpen,
  );
  return (
    <Autocomplete<Value, true>
      multiple
      size="small"
      sx={{ flex: 1, minInlineSize: 0 }}
      value={line.values}
      inputValue={q}
      options={found.map(({ slug, text }) => ({ slug, text }))}
      filterOptions={(all) => all}
      filterSelectedOptions
      getOptionLabel={({ text }) => text}
      getOptionKey={({ slug }) => slug}
      isOptionEqualToValue={(a, b) => a.slug === b.slug}
      noOptionsText={say('common.nothingFiltered')}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onInputChange={(_, typed) => setQ(typed)}
      onChange={(_, values) => onChange(values)}
      renderOption={({ key, ...properties }, { text }) => (
        <Box component="li" key={key} {...properties}>
          <Name>{text}</Name>
        </Box>
      )}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          label={`${line.name}${line.unit === null ? '' : `, ${line.unit}`}`}
          error={error !== undefined}
          helperText={error === undefined ? '' : <ValidationError error={error} />}
        />
      )}
    />
  );
}
