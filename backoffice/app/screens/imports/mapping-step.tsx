// Mapping step of an import: the guessed or remembered columns, to be corrected before the check.
import {
  changedValue,
  type ImportDetails,
  type ImportMapping,
  type ValueChange,
} from '@millwright/contracts';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { Name } from '../../ui/isolated.tsx';
import { AttributeColumns } from './attribute-columns.tsx';
import { CheckButton } from './check-button.tsx';
import { FileSettings } from './file-settings.tsx';
import { PicturesArchive } from './pictures-archive.tsx';
import { ValueChanges } from './value-changes.tsx';

type Props = {
  record: ImportDetails;
  mayWrite: boolean;
  onCheck: (mapping: ImportMapping) => void;
  onHeader: (row: number, rows: number) => void;
  /** null: none. Throws what the screen says. */
  onPictures: (file: File | null) => Promise<void>;
};
type Field = ImportDetails['fields'][number];

export function MappingStep({ record, mayWrite, onCheck, onHeader, onPictures }: Props) {
  const say = useWords();
  const [mapping, setMapping] = useState<ImportMapping>(record.mapping);
  const own = record.fields.filter((field) => !field.name.startsWith('attribute:'));
  // As the file came: a field does not move while it is being chosen.
  const isFilled = ({ name, required }: Field): boolean =>
    required ||
    record.mapping.columns[name] !== undefined ||
    record.mapping.constants[name] !== undefined;
  const empty = own.filter((field) => !isFilled(field));
  const attributes = record.fields.filter((field) => field.name.startsWith('attribute:'));
  const used = attributes.filter((field) => mapping.columns[field.name] !== undefined).length;
  const setColumn = (field: string, column: string): void => {
    const { [field]: _, ...columns } = mapping.columns;
    setMapping({
      ...mapping,
      columns: column === '' ? columns : { ...columns, [field]: Number(column) },
    });
  };
  const setConstant = (field: string, text: string): void => {
    const { [field]: _, ...constants } = mapping.constants;
    setMapping({
      ...mapping,
      constants: text === '' ? constants : { ...constants, [field]: text },
    });
  };
  const setChanges = (field: string, changes: ValueChange[]): void => {
    const { [field]: _, ...others } = mapping.changes;
    setMapping({
      ...mapping,
      changes: changes.length === 0 ? others : { ...others, [field]: changes },
    });
  };
  const row = (field: Field) => (
    <FieldRow
      key={field.name}
      field={field}
      record={record}
      mapping={mapping}
      mayWrite={mayWrite}
      setColumn={setColumn}
      setConstant={setConstant}
      setChanges={setChanges}
    />
  );
  return (
    <Box
      component="section"
      aria-label={say('imports.mapping')}
      sx={{ display: 'grid', gap: 1, minWidth: 0 }}
    >
      <Typography component="h2" variant="subtitle1">
        {say('imports.mapping')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {say('imports.mappingHelp')}
      </Typography>
      <FileSettings
        record={record}
        mapping={mapping}
        mayWrite={mayWrite}
        onChange={(change) => setMapping({ ...mapping, ...change })}
        onHeader={onHeader}
      />
      {record.kind === 'products' ? (
        <PicturesArchive record={record} mayWrite={mayWrite} onPictures={onPictures} />
      ) : null}
      <Box>{own.filter(isFilled).map(row)}</Box>
      {empty.length === 0 ? null : (
        <Accordion variant="outlined" slotProps={{ transition: { unmountOnExit: true } }}>
          <AccordionSummary>{say('imports.emptyFields', { n: empty.length })}</AccordionSummary>
          <AccordionDetails>{empty.map(row)}</AccordionDetails>
        </Accordion>
      )}
      {attributes.length === 0 ? null : (
        <Accordion variant="outlined" slotProps={{ transition: { unmountOnExit: true } }}>
          <AccordionSummary>{say('imports.moreFields', { n: used })}</AccordionSummary>
          <AccordionDetails>{attributes.map(row)}</AccordionDetails>
        </Accordion>
      )}
      {record.kind === 'products' ? (
        <AttributeColumns
          record={record}
          mapping={mapping}
          mayWrite={mayWrite}
          onChange={(change) => setMapping({ ...mapping, ...change })}
        />
      ) : null}
      <FormControlLabel
        control={
          <Checkbox
            checked={mapping.decimalComma}
            onChange={(event) => setMapping({ ...mapping, decimalComma: event.target.checked })}
          />
        }
        label={say('imports.decimalComma')}
        disabled={!mayWrite}
      />
      {mayWrite ? (
        <CheckButton
          record={record}
          mapping={mapping}
          onCheck={() => onCheck(withoutEmpty(mapping))}
        />
      ) : null}
    </Box>
  );
}

type RowProps = Omit<Props, 'onCheck' | 'onHeader' | 'onPictures'> & {
  field: Field;
  mapping: ImportMapping;
  setColumn: (field: string, column: string) => void;
  setConstant: (field: string, text: string) => void;
  setChanges: (field: string, changes: ValueChange[]) => void;
};

/** A change that was begun and has nothing to look for does nothing. */
function withoutEmpty(mapping: ImportMapping): ImportMapping {
  const changes = Object.entries(mapping.changes).map(
    ([field, own]) =>
      [
        field,
        own.filter((change) => (change.kind === 'split' ? change.separator : change.find) !== ''),
      ] as const,
  );
  return { ...mapping, changes: Object.fromEntries(changes) };
}

function FieldRow(props: RowProps) {
  const { field, record, mapping, mayWrite, setColumn, setConstant, setChanges } = props;
  const say = useWords();
  const column = mapping.columns[field.name];
  const changes = mapping.changes[field.name] ?? [];
  const [isOpen, setOpen] = useState(changes.length > 0);
  const example =
    column === undefined ? '' : changedValue(record.sample[0]?.[column] ?? '', changes);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: '1fr', md: '220px 1fr 1fr' },
        py: 1,
        alignItems: 'center',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: field.required ? 600 : 400 }}>
        {field.label}
        {field.required ? ` (${say('imports.required')})` : ''}
      </Typography>
      <TextField
        select
        size="small"
        value={column === undefined ? '' : String(column)}
        disabled={!mayWrite}
        onChange={(event) => setColumn(field.name, event.target.value)}
        helperText={
          example === '' ? undefined : <Name>{say('imports.example', { value: example })}</Name>
        }
        slotProps={{
          htmlInput: { 'aria-label': `${field.label}: ${say('imports.column')}` },
          select: { displayEmpty: true },
        }}
        fullWidth
      >
        <MenuItem value="">{say('imports.noColumn')}</MenuItem>
        {record.header.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same name
          <MenuItem key={index} value={String(index)}>
            <Name>{name === '' ? `${index + 1}` : name}</Name>
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        label={say('imports.constant')}
        value={mapping.constants[field.name] ?? ''}
        disabled={!mayWrite}
        onChange={(event) => setConstant(field.name, event.target.value)}
        slotProps={{
          htmlInput: {
            maxLength: 500,
            dir: 'auto',
            'aria-label': `${field.label}: ${say('imports.constant')}`,
          },
        }}
        fullWidth
      />
      {isOpen ? (
        <ValueChanges
          label={field.label}
          changes={changes}
          mayWrite={mayWrite}
          onChange={(next) => setChanges(field.name, next)}
        />
      ) : column !== undefined && mayWrite ? (
        <Button
          size="small"
          aria-label={`${field.label}: ${say('imports.changes')}`}
          onClick={() => setOpen(true)}
          sx={{ gridColumn: { md: '2 / -1' }, justifySelf: 'start' }}
        >
          {say('imports.changes')}
        </Button>
      ) : null}
    </Box>
  );
}
