// Layout of every screen: a bar with the shop, the language and the account, and the menu of the role.
import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import TranslateIcon from '@mui/icons-material/Translate';
import { Box, Button, Menu as Popup, MenuItem as PopupItem, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type ReactNode, useEffect, useState } from 'react';
import {
  AppBar,
  CheckForApplicationUpdate,
  Layout,
  TitlePortal,
  useGetIdentity,
  useLogout,
  useTranslate,
} from 'react-admin';
import { LANGUAGES, storedLocale, storeLocale, useWords } from '../i18n/index.ts';
import { api } from '../lib/api.ts';
import { listenForHotKeys, useHotKey } from '../lib/hot-keys.ts';
import { Bell } from './bell.tsx';
import { DemoWarning } from './demo-warning.tsx';
import { FindEverything } from './find-everything.tsx';
import { HotKeySheet } from './hot-keys.tsx';
import { Navigation } from './navigation.tsx';

/** The library's frame grows with its widest line, so that a telephone shows a strip beside the bar: here tabs and tables scroll in themselves. */
const NARROW = { minWidth: 0, '& .RaLayout-content': { minWidth: 0 } };

/** On a telephone a long name takes two smaller lines, since one would be cut. */
const TITLE = {
  fontSize: { xs: '1rem', sm: '1.25rem' },
  lineHeight: { xs: 1.2, sm: 1.6 },
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
  overflowWrap: 'anywhere',
  maxHeight: { xs: '2.4em', sm: 'none' },
};

export function BackofficeLayout({ children }: { children: ReactNode }) {
  useEffect(listenForHotKeys, []);
  return (
    <Layout appBar={Bar} menu={Navigation} sx={NARROW}>
      <DemoWarning />
      {children}
      <CheckForApplicationUpdate />
    </Layout>
  );
}

function Bar() {
  const say = useWords();
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'));
  return (
    <AppBar color="default" toolbar={<LanguageMenu />} userMenu={<AccountMenu />}>
      {/* The first heading of every screen. */}
      <TitlePortal component="h1" sx={TITLE} />
      <FindEverything />
      <Bell />
      {isWide ? (
        <Button
          href="/"
          target="_blank"
          rel="noopener"
          color="inherit"
          startIcon={<StorefrontIcon />}
        >
          {say('common.shop')}
        </Button>
      ) : null}
    </AppBar>
  );
}

/** On a telephone the name of the screen needs the room of the words. */
const ICON_ALONE = {
  minWidth: 44,
  minHeight: 44,
  '@media (max-width: 599.95px)': { '& .MuiButton-startIcon': { mx: 0 } },
};

/** Words, direction and dates change together, so the page is loaded again. */
function LanguageMenu() {
  const say = useWords();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = async (locale: (typeof LANGUAGES)[number]['locale']): Promise<void> => {
    storeLocale(locale);
    await api('PUT', '/session/locale', { body: { locale } }).catch(() => undefined);
    location.reload();
  };
  return (
    <>
      <Button
        color="inherit"
        startIcon={<TranslateIcon />}
        sx={ICON_ALONE}
        aria-haspopup="menu"
        aria-label={`${say('common.language')}: ${storedLocale().toUpperCase()}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {storedLocale().toUpperCase()}
        </Box>
      </Button>
      <Popup open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {LANGUAGES.map(({ locale, name }) => (
          <PopupItem
            key={locale}
            lang={locale}
            selected={locale === storedLocale()}
            onClick={() => void choose(locale)}
          >
            {name}
          </PopupItem>
        ))}
      </Popup>
    </>
  );
}

/** Under the person's own name: what concerns them alone. */
function AccountMenu() {
  const say = useWords();
  const [isSheetOpen, setSheetOpen] = useState(false);
  useHotKey('help', () => setSheetOpen(true));
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const logout = useLogout();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<AccountIcon />}
        sx={ICON_ALONE}
        aria-haspopup="menu"
        aria-label={identity?.fullName}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Box component="bdi" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {identity?.fullName}
        </Box>
      </Button>
      <Popup open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <PopupItem
          onClick={() => {
            setAnchor(null);
            setSheetOpen(true);
          }}
        >
          {say('keys.help')}
        </PopupItem>
        <PopupItem onClick={() => void logout()}>{translate('ra.auth.logout')}</PopupItem>
      </Popup>
      {isSheetOpen ? <HotKeySheet onClose={() => setSheetOpen(false)} /> : null}
    </>
  );
}
