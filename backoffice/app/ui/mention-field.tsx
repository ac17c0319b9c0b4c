// Field of a note: behind @ it offers the colleagues who may read the subject; arrows, Enter or Tab and Escape work in the list, which a screen reader follows.
import { type Area, begunMention, nameBegins } from '@millwright/contracts';
import { Box, Paper, Popper, TextField, type TextFieldProps } from '@mui/material';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../i18n/index.ts';
import { Name } from './isolated.tsx';
import { type Reader, useReaders } from './readers.ts';

const OFFERED = 6;

type Props = Omit<TextFieldProps, 'value' | 'onChange' | 'multiline' | 'slotProps'> & {
  area: Area;
  value: string;
  onChange: (text: string) => void;
  maxLength: number;
  shortcut?: string;
  /** Offers nobody, as in a mail to a buyer. */
  isPlain?: boolean;
};

export function MentionField({
  area,
  value,
  onChange,
  maxLength,
  shortcut,
  isPlain = false,
  inputRef,
  helperText,
  ...field
}: Props) {
  const say = useWords();
  const list = useId();
  const readers = useReaders(area);
  const own = useRef<HTMLTextAreaElement | null>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const goesTo = useRef<number | null>(null);
  const begun = isPlain || caret === null ? null : begunMention(value, caret);
  const offered = begun === null ? [] : fitting(readers, begun.typed).slice(0, OFFERED);
  const chosen = Math.min(active, offered.length - 1);
  const isOpen = offered.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the text is in the field
  useEffect(() => {
    if (goesTo.current === null) return;
    own.current?.setSelectionRange(goesTo.current, goesTo.current);
    goesTo.current = null;
  }, [value]);

  const insert = (name: string): void => {
    if (begun === null || caret === null) return;
    const before = `${value.slice(0, begun.start)}@${name} `;
    goesTo.current = before.length;
    onChange((before + value.slice(caret).replace(/^ /, '')).slice(0, maxLength));
    setCaret(null);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isOpen || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setActive((chosen + step + offered.length) % offered.length);
    else if (event.key === 'Enter' || event.key === 'Tab') insert(offered[chosen]?.name ?? '');
    else if (event.key === 'Escape') setCaret(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const look = (): void => {
    setActive(0);
    setCaret(own.current?.selectionStart ?? null);
  };
  return (
    <>
      <TextField
        {...field}
        multiline
        value={value}
        helperText={helperText ?? (isPlain ? undefined : say('notes.mentionHelp'))}
        inputRef={(element: HTMLTextAreaElement | null) => {
          own.current = element;
          if (inputRef !== undefined && inputRef !== null && typeof inputRef === 'object')
            (inputRef as { current: unknown }).current = element;
        }}
        onChange={(event) => {
          onChange(event.target.value);
          look();
        }}
        onClick={look}
        onKeyDown={onKeyDown}
        onBlur={() => setCaret(null)}
        slotProps={{
          htmlInput: {
            ...{ dir: 'auto', maxLength, 'aria-autocomplete': 'list' },
            ...(shortcut === undefined ? {} : { 'aria-keyshortcuts': shortcut }),
            ...(isOpen
              ? { 'aria-controls': list, 'aria-activedescendant': `${list}-${chosen}` }
              : {}),
          },
        }}
      />
      <Popper
        open={isOpen}
        anchorEl={own.current}
        placement="bottom-start"
        sx={{ zIndex: 'modal', maxInlineSize: 320 }}
      >
        <Paper elevation={4}>
          <Box
            component="ul"
            role="listbox"
            id={list}
            aria-label={say('notes.colleagues')}
            sx={{ listStyle: 'none', m: 0, p: 0.5 }}
          >
            {offered.map(({ id, name }, place) => (
              <Box
                component="li"
                role="option"
                key={id}
                id={`${list}-${place}`}
                aria-selected={place === chosen}
                // The field keeps the focus.
                onMouseDown={(event) => {
                  event.preventDefault();
                  insert(name);
                }}
                sx={{
                  ...{ px: 1.5, py: 0.75, cursor: 'pointer', overflowWrap: 'anywhere' },
                  bgcolor: place === chosen ? 'action.selected' : undefined,
                  '&:hover': { bgcolor: 'action.hover' },
                }}
              >
                <Name>{name}</Name>
              </Box>
            ))}
          </Box>
        </Paper>
      </Popper>
    </>
  );
}

/** By the beginning of the name or of one of its words, in the letters of any keyboard, or of the mail address; nobody once the name is whole. */
function fitting(people: readonly Reader[], typed: string): Reader[] {
  const asked = typed.trim().toLowerCase();
  return people.filter(({ name, login }) => {
    const whole = name.toLowerCase();
    const isBegun = nameBegins(name, asked) || login.toLowerCase().startsWith(asked);
    return isBegun && !typed.toLowerCase().startsWith(`${whole} `) && whole !== asked;
  });
}
