// Value changes of a field of an import: find and replace, and a part of a split text, with what becomes of the first row.
import type { ValueChange } from '@millwright/contracts';
import { Box, Button, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useWords } from '../../i18n/index.ts';

type Props = {
  /** Of the field, for names of the inputs. */
  label: string;
  changes: readonly ValueChange[];
  mayWrite: boolean;
  onChange: (changes: ValueChange[]) => void;
};

const REPLACE: ValueChange = { kind: 'replace', find: '', replacement: '', isWhole: false };
const SPLIT: ValueChange = { kind: 'split', separator: '', part: 1 };

export function ValueChanges({ label, changes, mayWrite, onChange }: Props) {
  const say = useWords();
  const set = (index: number, change: ValueChange): void =>
    onChange(changes.map((one, at) => (at === index ? change : one)));
  return (
    <Box
      role="group"
      aria-label={`${label}: ${say('imports.changes')}`}
      sx={{ display: 'grid', gap: 1, gridColumn: '1 / -1', paddingInlineStart: { md: 2 } }}
    >
      {changes.map((change, index) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: a change is nothing but its place
          key={index}
          sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
        >
          <ChangeInputs change={change} mayWrite={mayWrite} onChange={(next) => set(index, next)} />
          {mayWrite ? (
            <Button size="small" onClick={() => onChange(changes.filter((_, at) => at !== index))}>
              {say('imports.changeRemove')}
            </Button>
          ) : null}
        </Box>
      ))}
      {mayWrite ? (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button size="small" onClick={() => onChange([...changes, REPLACE])}>
            {say('imports.changeReplace')}
          </Button>
          <Button size="small" onClick={() => onChange([...changes, SPLIT])}>
            {say('imports.changeSplit')}
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}

type InputsProps = {
  change: ValueChange;
  mayWrite: boolean;
  onChange: (change: ValueChange) => void;
};

function ChangeInputs({ change, mayWrite, onChange }: InputsProps) {
  const say = useWords();
  const input = { size: 'small', disabled: !mayWrite } as const;
  if (change.kind === 'split')
    return (
      <>
        <TextField
          {...input}
          label={say('imports.changeSeparator')}
          value={change.separator}
          onChange={(event) => onChange({ ...change, separator: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 20, dir: 'auto' } }}
        />
        <TextField
          {...input}
          type="number"
          label={say('imports.changePart')}
          value={change.part}
          onChange={(event) =>
            onChange({
              ...change,
              part: Math.min(50, Math.max(1, Number(event.target.value) || 1)),
            })
          }
          slotProps={{ htmlInput: { min: 1, max: 50 } }}
        />
      </>
    );
  return (
    <>
      <TextField
        {...input}
        label={say('imports.changeFind')}
        value={change.find}
        onChange={(event) => onChange({ ...change, find: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 200, dir: 'auto' } }}
      />
      <TextField
        {...input}
        label={say('imports.changeReplacement')}
        value={change.replacement}
        onChange={(event) => onChange({ ...change, replacement: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 200, dir: 'auto' } }}
      />
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={change.isWhole}
            onChange={(event) => onChange({ ...change, isWhole: event.target.checked })}
          />
        }
        label={say('imports.changeWhole')}
        disabled={!mayWrite}
      />
    </>
  );
}
