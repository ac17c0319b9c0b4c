// Accent colour input: picked or typed, with a sample of button, link and count on light and dark pages, and their measured contrast.
import {
  type AccentShades,
  accentTheme,
  canonicalAccent,
  contrast,
  isAccent,
  PAGE_COLORS,
} from '@millwright/contracts';
import { Box, Button, Typography } from '@mui/material';
import { TextInput, useInput } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';

/** Where the picker begins while there is no colour: links of the program. */
const FIRST = '#1b5180';

/** What is empty is sent as ''. */
const orEmpty = (value: string | null): string => value ?? '';

export function AccentInput({ disabled }: { disabled: boolean }) {
  const say = useWords();
  const { field } = useInput({ source: 'accent', defaultValue: '', parse: orEmpty });
  const accent = canonicalAccent(field.value ?? '');
  const isColor = isAccent(accent);
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <Box
          component="input"
          type="color"
          aria-label={say('settings.accentPick')}
          value={isColor ? accent : FIRST}
          disabled={disabled}
          onChange={(event: { target: { value: string } }) => field.onChange(event.target.value)}
          sx={{ inlineSize: 48, blockSize: 48, mt: 1, p: 0.5, cursor: 'pointer' }}
        />
        <TextInput
          source="accent"
          label={say('settings.accent')}
          helperText={say('settings.accentHelp')}
          parse={orEmpty}
          disabled={disabled}
          slotProps={{ htmlInput: { dir: 'ltr', maxLength: 20, spellCheck: false } }}
          sx={{ flex: '1 1 280px' }}
        />
        {disabled || field.value === '' ? null : (
          <Button sx={{ mt: 1.5 }} onClick={() => field.onChange('')}>
            {say('settings.accentClear')}
          </Button>
        )}
      </Box>
      {isColor ? <Looks accent={accent} /> : null}
    </Box>
  );
}

function Looks({ accent }: { accent: string }) {
  const say = useWords();
  const theme = accentTheme(accent);
  return (
    <Box component="section" aria-label={say('settings.accentLooks')} data-accent={accent}>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
        }}
      >
        <Sample title={say('settings.accentLight')} shades={theme.light} page="light" />
        <Sample title={say('settings.accentDark')} shades={theme.dark} page="dark" />
      </Box>
      {theme.light.link === accent ? null : (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {say('settings.accentDarkerLink')}
        </Typography>
      )}
    </Box>
  );
}

type SampleProps = { title: string; shades: AccentShades; page: keyof typeof PAGE_COLORS };

function Sample({ title, shades, page }: SampleProps) {
  const say = useWords();
  const { number } = useFormats();
  const { paper, raised, sunk, ink, muted } = PAGE_COLORS[page];
  const { fill, onFill, hover, mark, link, tint } = shades;
  // The least of what it stands on.
  const onPages = Math.min(...[paper, raised, sunk, tint].map((ground) => contrast(link, ground)));
  // Rounded down: 4.49 is not enough.
  const ratio = (value: number): string => `\u2066${number(Math.floor(value * 10) / 10)}:1\u2069`;
  const onFillRatio = contrast(onFill, fill);
  return (
    <Box sx={{ p: 2, border: 1, borderColor: 'divider', backgroundColor: paper, color: ink }}>
      <Typography variant="body2" sx={{ mb: 1, color: muted }}>
        {title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1 }}>
        <Box
          component="span"
          data-sample="button"
          sx={{
            px: 2,
            py: 1.25,
            border: `1px solid ${mark}`,
            borderRadius: '2px',
            backgroundColor: fill,
            color: onFill,
            fontWeight: 600,
            '&:hover': { backgroundColor: hover },
          }}
        >
          {say('settings.accentButton')}
        </Box>
        <Box component="span" data-sample="link" sx={{ color: link, textDecoration: 'underline' }}>
          {say('settings.accentLink')}
        </Box>
        <Box
          component="span"
          data-sample="badge"
          sx={{
            minWidth: 18,
            px: 0.5,
            borderRadius: '9px',
            backgroundColor: fill,
            color: onFill,
            fontSize: 11,
            lineHeight: '18px',
            textAlign: 'center',
          }}
        >
          {number(3)}
        </Box>
        <Box
          component="span"
          data-sample="tint"
          sx={{ px: 1, py: 0.5, borderInlineStart: `2px solid ${mark}`, backgroundColor: tint }}
        >
          6205-2RS
        </Box>
      </Box>
      <Typography variant="body2" sx={{ color: muted }}>
        {say('settings.accentRatios', {
          button: ratio(onFillRatio),
          link: ratio(onPages),
          badge: ratio(onFillRatio),
        })}
      </Typography>
    </Box>
  );
}
