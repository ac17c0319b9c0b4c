// Attribute lines of a product: chosen from what the attribute offers, with its unit; a value that is missing is added here.
import {
  type AdminAttribute,
  type AdminAttributeValue,
  latinNumber,
  type ProductAttribute,
} from '@millwright/contracts';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Autocomplete, Box, IconButton, TextField, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useInput, useNotify } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { useMayEdit } from './may-edit.tsx';
import { ValueDialog } from './value-dialog.tsx';

export function AttributeLines() {
  const say = useWords();
  const may = useMayEdit();
  const { field } = useInput<ProductAttribute[]>({ source: 'attributes', defaultValue: [] });
  const lines: ProductAttribute[] = field.value ?? [];
  const [added, setAdded] = useState<AdminAttribute | null>(null);
  const setLine = (
    attribute: Pick<ProductAttribute, 'attributeId' | 'name' | 'unit'>,
    value: AdminAttributeValue,
  ): void => {
    const line = { ...attribute, ordinal: value.ordinal, value: value.text };
    const isThere = lines.some((other) => other.attributeId === line.attributeId);
    field.onChange(
      isThere
        ? lines.map((other) => (other.attributeId === line.attributeId ? line : other))
        : [...lines, line],
    );
  };
  return (
    <Box>
      {lines.length === 0 ? (
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {say('products.noAttributes')}
        </Typography>
      ) : null}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mb: 1, maxInlineSize: 700 }}>
        {lines.map((line) => (
          <Box
            component="li"
            key={line.attributeId}
            sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 0.5 }}
          >
            <Typography sx={{ flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' }}>
              <Name>{line.name}</Name>
            </Typography>
            <Box sx={{ flex: '1 1 0', maxInlineSize: 320 }}>
              <ValuePicker
                attributeId={line.attributeId}
                label={line.name}
                text={line.value}
                onChoose={(value) => setLine(line, value)}
              />
            </Box>
            <Typography sx={{ inlineSize: 48 }} color="textSecondary">
              <Ltr>{line.unit}</Ltr>
            </Typography>
            {may ? (
              <IconButton
                aria-label={`${say('catalogue.remove')}: ${line.name}`}
                onClick={() =>
                  field.onChange(lines.filter((other) => other.attributeId !== line.attributeId))
                }
              >
                <DeleteIcon />
              </IconButton>
            ) : null}
          </Box>
        ))}
      </Box>
      {may ? (
        <Box
          sx={{
            display: 'grid',
            gap: 1,
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            maxInlineSize: 700,
          }}
        >
          <AttributePicker
            taken={lines.map((line) => line.attributeId)}
            chosen={added}
            onChoose={setAdded}
          />
          {added === null ? null : (
            <ValuePicker
              key={added.id}
              attributeId={added.id}
              label={say('products.value')}
              text=""
              onChoose={(value) => {
                setLine({ attributeId: added.id, name: added.name, unit: added.unit }, value);
                setAdded(null);
              }}
            />
          )}
        </Box>
      ) : null}
    </Box>
  );
}

/** Answers of the server for what is typed, a moment after the last key. */
export function useOptions<Option>(path: string, q: string, isOpen: boolean): Option[] {
  const [options, setOptions] = useState<Option[]>([]);
  useEffect(() => {
    if (!isOpen) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      api<{ rows: Option[] }>('GET', path, { query: { q, count: 50 } }).then(
        ({ rows }) => isWanted && setOptions(rows),
        () => isWanted && setOptions([]),
      );
    }, 150);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [path, q, isOpen]);
  return options;
}

type AttributePickerProps = {
  taken: number[];
  chosen: AdminAttribute | null;
  onChoose: (attribute: AdminAttribute | null) => void;
};

export function AttributePicker({ taken, chosen, onChoose }: AttributePickerProps) {
  const say = useWords();
  const [q, setQ] = useState('');
  const [isOpen, setOpen] = useState(false);
  const options = useOptions<AdminAttribute>('/attributes', chosen?.name === q ? '' : q, isOpen);
  return (
    <Autocomplete
      size="small"
      value={chosen}
      options={options.filter((option) => !taken.includes(option.id))}
      filterOptions={(all) => all}
      getOptionLabel={(option) => option.name}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      getOptionKey={(option) => option.id}
      renderOption={({ key, ...properties }, option) => (
        <Box component="li" key={key} {...properties} sx={{ gap: 1 }}>
          <Name>{option.name}</Name>
          {/* Some share their name. */}
          <Typography component="span" variant="caption" color="textSecondary">
            <Ltr>{option.slug}</Ltr>
          </Typography>
        </Box>
      )}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onInputChange={(_, text) => setQ(text)}
      onChange={(_, attribute) => onChoose(attribute)}
      renderInput={(parameters) => (
        <TextField {...parameters} label={say('products.addAttribute')} />
      )}
    />
  );
}

type Choice = AdminAttributeValue | { add: string };
type ValuePickerProps = {
  attributeId: number;
  label: string;
  text: string;
  onChoose: (value: AdminAttributeValue) => void;
};

function ValuePicker({ attributeId, label, text, onChoose }: ValuePickerProps) {
  const say = useWords();
  const notify = useNotify();
  const may = useMayEdit();
  const [q, setQ] = useState(text);
  const [isOpen, setOpen] = useState(false);
  const [missing, setMissing] = useState<string | null>(null);
  const found = useOptions<AdminAttributeValue>(
    `/attributes/${attributeId}/values`,
    q === text ? '' : q,
    isOpen,
  );
  const typed = q.trim();
  const isKnown =
    typed === '' ||
    typed === text ||
    found.some((value) => value.text.toLowerCase() === typed.toLowerCase());
  const options: Choice[] = isKnown || !may ? found : [...found, { add: typed }];
  const choose = async (choice: Choice | null): Promise<void> => {
    if (choice === null) return;
    if (!('add' in choice)) return onChoose(choice);
    const number = Number(latinNumber(choice.add).replace(',', '.'));
    try {
      const { kind } = await api<AdminAttribute>('GET', `/attributes/${attributeId}`);
      if (kind === 'text') return setMissing(choice.add);
      if (Number.isNaN(number)) return notify(say('attributes.numberRule'), { type: 'error' });
      onChoose(
        await api<AdminAttributeValue>('POST', `/attributes/${attributeId}/values`, {
          body: { number, label: null },
        }),
      );
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <>
      <Autocomplete<Choice, false, true>
        size="small"
        disableClearable
        disabled={!may}
        inputValue={q}
        options={options}
        filterOptions={(all) => all}
        getOptionLabel={(choice) =>
          'add' in choice ? say('products.addValue', { value: choice.add }) : choice.text
        }
        getOptionKey={(choice) => ('add' in choice ? 'add' : choice.id)}
        onOpen={() => setOpen(true)}
        onClose={() => {
          setOpen(false);
          setQ(text);
        }}
        onInputChange={(_, typedText, reason) => reason === 'input' && setQ(typedText)}
        onChange={(_, choice) => {
          if (!('add' in choice)) setQ(choice.text);
          void choose(choice);
        }}
        renderInput={(parameters) => (
          <TextField
            {...parameters}
            slotProps={{ htmlInput: { ...parameters.inputProps, 'aria-label': label } }}
            placeholder={label}
          />
        )}
      />
      {missing === null ? null : (
        <ValueDialog
          attributeId={attributeId}
          isNumber={false}
          value={null}
          proposed={missing}
          onClose={(value) => {
            setMissing(null);
            if (value !== null) onChoose(value);
          }}
        />
      )}
    </>
  );
}
