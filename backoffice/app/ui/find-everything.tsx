// Search over everything: a dialog that opens with Ctrl+K, with / or from the bar, and goes to a screen or a record. What a role may not read it does not ask for.
import SearchIcon from '@mui/icons-material/Search';
import { Autocomplete, Box, Button, Dialog, TextField, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { usePermissions } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../i18n/index.ts';
import { api } from '../lib/api.ts';
import { mayI } from '../lib/auth.ts';
import { ariaShortcut } from '../lib/hot-keys.rules.ts';
import { useHotKey } from '../lib/hot-keys.ts';
import type { Screen } from '../screen.ts';
import { SCREENS } from '../screens/index.ts';
import { type Found, findPlaces } from './find-places.ts';
import { Name } from './isolated.tsx';

/** Records of each kind: who needs more goes to the list. */
const OF_EACH = 4;
const DELAY_MS = 200;

type Row = { id: number | string };

export function FindEverything() {
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  useHotKey('find', () => setOpen(true));
  useHotKey('findAlso', () => setOpen(true));
  return (
    <>
      <Button
        color="inherit"
        sx={{ flexShrink: 0, minWidth: 44 }}
        aria-keyshortcuts={ariaShortcut('find')}
        aria-haspopup="dialog"
        startIcon={<SearchIcon />}
        onClick={() => setOpen(true)}
      >
        {/* Its name is what it holds; on a telephone the sign alone is seen. */}
        <Box component="span" sx={{ position: 'absolute', insetInlineStart: -9999 }}>
          {say('find.open')}
        </Box>
        <Box component="kbd" dir="ltr" sx={{ display: { xs: 'none', md: 'inline' } }}>
          Ctrl K
        </Box>
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        fullWidth
        maxWidth="sm"
        aria-label={say('find.open')}
        // The list of what was found has its place below the field.
        slotProps={{ container: { sx: { alignItems: 'flex-start' } } }}
      >
        <Box sx={{ p: 2 }}>
          <Finder onDone={() => setOpen(false)} />
        </Box>
      </Dialog>
    </>
  );
}

function Finder({ onDone }: { onDone: () => void }) {
  const say = useWords();
  const navigate = useNavigate();
  const [q, setQ] = useState('');
  const { found, isPending } = useFound(q);
  return (
    <Autocomplete
      open
      autoHighlight
      value={null}
      inputValue={q}
      options={found}
      groupBy={(option) => option.group}
      filterOptions={(all) => all}
      getOptionLabel={(option) => option.title}
      getOptionKey={(option) => option.key}
      loading={isPending}
      loadingText={say('find.asking')}
      noOptionsText={say('find.nothing')}
      forcePopupIcon={false}
      onInputChange={(_, typed, why) => {
        if (why === 'input' || why === 'clear') setQ(typed);
      }}
      onClose={(_, why) => {
        if (why === 'escape') onDone();
      }}
      onChange={(_, chosen) => {
        if (chosen === null) return;
        onDone();
        navigate(chosen.to, { state: { field: chosen.field } });
      }}
      slotProps={{ listbox: { sx: { maxHeight: '60vh' } } }}
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props}>
          <Box sx={{ minInlineSize: 0 }}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              <Name>{option.title}</Name>
            </Typography>
            {option.about === '' ? null : (
              <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                <Name>{option.about}</Name>
              </Typography>
            )}
          </Box>
        </Box>
      )}
      renderInput={(input) => (
        <TextField {...input} autoFocus label={say('find.open')} placeholder={say('find.hint')} />
      )}
    />
  );
}

/** Screens and settings that have the words, then records of every kind that has them. */
function useFound(q: string): { found: Found[]; isPending: boolean } {
  const say = useWords();
  const { permissions } = usePermissions<string[]>();
  const [records, setRecords] = useState<{ q: string; found: Found[] }>({ q: '', found: [] });
  const typed = q.trim();
  const mine = SCREENS.filter((screen) => mayI(permissions, screen.right));
  const places = findPlaces(typed, mine, say);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the screens of a role do not change while somebody types
  useEffect(() => {
    if (typed.length < 2) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const lists = await Promise.all(
        mine.flatMap((screen) => (screen.finds === undefined ? [] : [recordsOf(screen, typed)])),
      );
      if (isWanted)
        setRecords({
          q: typed,
          found: lists.flatMap(({ screen, rows }) =>
            rows.map((row) => ({ ...row, group: say(screen.label) })),
          ),
        });
    }, DELAY_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [typed]);
  if (typed.length < 2) return { found: places, isPending: false };
  const isCurrent = records.q === typed;
  return { found: [...places, ...(isCurrent ? records.found : [])], isPending: !isCurrent };
}

async function recordsOf(
  screen: Screen,
  q: string,
): Promise<{ screen: Screen; rows: Omit<Found, 'group'>[] }> {
  const { name, represent, finds, show } = screen;
  try {
    const { rows } = await api<{ rows: Row[] }>('GET', `/${name}`, {
      query: { q, start: 0, count: OF_EACH },
    });
    return {
      screen,
      rows: rows.map((row) => ({
        key: `${name}/${row.id}`,
        title: represent?.(row as never) ?? String(row.id),
        about: finds?.(row as never) ?? '',
        to: `/${name}/${encodeURIComponent(row.id)}${show === undefined ? '' : '/show'}`,
      })),
    };
  } catch {
    // One kind that does not answer hides no other.
    return { screen, rows: [] };
  }
}
