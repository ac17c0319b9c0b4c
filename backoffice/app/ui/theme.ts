// Theme of the back office: paper, ink, hairlines and one signal, as the shop; light and dark, left-to-right and right-to-left.
import createCache, { type EmotionCache } from '@emotion/cache';
import { directionOf, type Locale } from '@millwright/contracts';
import { arSD, ruRU } from '@mui/material/locale';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { prefixer } from 'stylis';

const FONT = "'IBM Plex Sans', 'IBM Plex Sans Arabic', system-ui, sans-serif";

type Palette = Record<string, unknown> & {
  divider: string;
  primary: { main: string };
  background: { default: string; paper: string };
  text: { primary: string; secondary: string };
};

type Named = { 'aria-label'?: string; slotProps?: { input?: object } };
const unnamed = (): object => ({ 'aria-label': undefined });
const named = (owner: object): object => ({ 'aria-label': (owner as Named)['aria-label'] });

/** Labels that the components bring along, for screen readers above all: of pages, suggestions, alerts. English is their own. */
const LABELS: Readonly<Record<Locale, object>> = {
  en: {},
  ru: ruRU.components ?? {},
  ar: arSD.components ?? {},
};

type Components = NonNullable<RaThemeOptions['components']>;

function themeOf(base: RaThemeOptions, palette: Palette, locale: Locale): RaThemeOptions {
  const { divider: hair } = palette;
  const raised = palette.background.paper;
  const theme: RaThemeOptions = {
    ...base,
    direction: directionOf(locale),
    palette: { ...base.palette, ...palette },
    shape: { borderRadius: 2 },
    typography: {
      fontFamily: FONT,
      fontSize: 13.5,
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      ...base.components,
      // A link of the router has no class; browsers would show it in their blue.
      MuiCssBaseline: {
        styleOverrides: { 'a:where(:not([class]))': { color: palette.primary.main } },
      },
      // A size is no heading; what is one says so.
      MuiTypography: {
        defaultProps: { variantMapping: { h1: 'p', h2: 'p', h3: 'p', h4: 'p', h5: 'p', h6: 'p' } },
      },
      // The name that a list gives the box of a row belongs to the field in it.
      MuiCheckbox: { defaultProps: { slotProps: { root: unnamed, input: named } } },
      // Bars while a name is fetched: seen, and not worth a word. What is, says its role and name.
      MuiLinearProgress: { defaultProps: { role: 'presentation' } },
      MuiTableSortLabel: { styleOverrides: { root: { minHeight: 24 } } },
      // Nothing is chosen: the keyboard does not stop at invisible buttons.
      RaBulkActionsToolbar: {
        styleOverrides: { root: { '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' } } },
      },
      RaEmpty: {
        styleOverrides: {
          root: {
            '& .RaEmpty-message': { color: palette.text.secondary },
            // An empty list is no event: on a telephone the library's picture fills the screen.
            '& .RaEmpty-icon': { width: 64, height: 64 },
            '& .RaEmpty-message .MuiTypography-root': { fontSize: '1.1rem' },
          },
        },
      },
      MuiPaper: {
        styleOverrides: { root: { backgroundImage: 'none' } },
        defaultProps: { elevation: 0 },
      },
      MuiCard: { styleOverrides: { root: { border: `1px solid ${hair}` } } },
      MuiTableCell: {
        styleOverrides: {
          root: { fontVariantNumeric: 'tabular-nums', borderBottomColor: hair },
          sizeSmall: { paddingInline: 8 },
        },
      },
      MuiAppBar: {
        styleOverrides: { root: { borderBottom: `1px solid ${hair}`, backgroundColor: raised } },
        defaultProps: { elevation: 0 },
      },
      RaToolbar: {
        styleOverrides: { root: { backgroundColor: raised, borderTop: `1px solid ${hair}` } },
      },
      // The line below a field belongs to it: the next field keeps its distance.
      MuiFormHelperText: { styleOverrides: { root: { marginBottom: 4 } } },
      // Buttons of different makes in one line.
      // On a telephone the library gives this line a white band of its own.
      RaTopToolbar: {
        styleOverrides: {
          root: { alignItems: 'center', '&&': { backgroundColor: 'transparent' } },
        },
      },
      RaListToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } } },
      MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
      MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
    },
  };
  return { ...theme, components: labelled(theme.components ?? {}, LABELS[locale]) };
}

type Part = { defaultProps?: object };

/** Our own defaults come before the labels. */
function labelled(components: Components, labels: object): Components {
  const own = components as Record<string, Part | undefined>;
  const both = Object.entries(labels as Record<string, Part>).map(
    ([name, { defaultProps }]): [string, Part] => [
      name,
      { ...own[name], defaultProps: { ...defaultProps, ...own[name]?.defaultProps } },
    ],
  );
  return { ...components, ...Object.fromEntries(both) };
}

const LIGHT: Palette = {
  mode: 'light',
  primary: { main: '#1b5180' },
  secondary: { main: '#c4420c' },
  error: { main: '#a31d1d' },
  success: { main: '#1f6b3a' },
  warning: { main: '#8a5200' },
  info: { main: '#0b5c8f' },
  background: { default: '#fbfaf7', paper: '#ffffff' },
  text: { primary: '#1c1c1a', secondary: '#5a5954' },
  divider: '#dedbd2',
};
const DARK: Palette = {
  mode: 'dark',
  primary: { main: '#93c1e6' },
  secondary: { main: '#f07c3c' },
  error: { main: '#f29393' },
  success: { main: '#79c893' },
  warning: { main: '#e3b35c' },
  background: { default: '#16181a', paper: '#1d2022' },
  text: { primary: '#e9e7e1', secondary: '#a9a8a0' },
  divider: '#303438',
};

export const lightTheme = (locale: Locale): RaThemeOptions =>
  themeOf(defaultLightTheme, LIGHT, locale);
export const darkTheme = (locale: Locale): RaThemeOptions =>
  themeOf(defaultDarkTheme, DARK, locale);

/** The nonce of this answer for styles: without it the page's policy blocks style elements that scripts write. */
export function pageNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

const caches = new Map<string, EmotionCache>();
export function styleCache(direction: 'ltr' | 'rtl'): EmotionCache {
  const known = caches.get(direction);
  if (known !== undefined) return known;
  const made = createCache({
    key: direction === 'rtl' ? 'mwr' : 'mw',
    nonce: pageNonce(),
    ...(direction === 'rtl' ? { stylisPlugins: [prefixer, rtlPlugin] } : {}),
  });
  caches.set(direction, made);
  return made;
}
