// What stands around every screen? A bar with the shop, the language and the account, and a menu of what this role opens.
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import TranslateIcon from '@mui/icons-material/Translate';
import { Box, Button, ListSubheader, Menu as Popup, MenuItem as PopupItem, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { AppBar, CheckForApplicationUpdate, Layout, Menu, TitlePortal, usePermissions, useSidebarState } from 'react-admin';
import { LANGUAGES, storedLocale, storeLocale, useWords } from '../i18n/index.ts';
import { api } from '../lib/api.ts';
import { mayI } from '../lib/auth.ts';
import { GROUPS } from '../screen.ts';
import { SCREENS } from '../screens/index.ts';

export function BackofficeLayout({ children }: { children: ReactNode }) {
  return (
    <Layout appBar={Bar} menu={SideMenu}>
      {children}
      <CheckForApplicationUpdate />
    </Layout>
  );
}

function Bar() {
  const say = useWords();
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'));
  return (
    <AppBar color="default" toolbar={<LanguageMenu />}>
      <TitlePortal />
      {isWide ? (
        <Button href="/" target="_blank" rel="noopener" color="inherit" startIcon={<StorefrontIcon />}>
          {say('common.shop')}
        </Button>
      ) : null}
    </AppBar>
  );
}

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
        aria-haspopup="menu"
        aria-label={say('common.language')}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {storedLocale().toUpperCase()}
      </Button>
      <Popup open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {LANGUAGES.map(({ locale, name }) => (
          <PopupItem key={locale} lang={locale} selected={locale === storedLocale()} onClick={() => void choose(locale)}>
            {name}
          </PopupItem>
        ))}
      </Popup>
    </>
  );
}

function SideMenu() {
  const say = useWords();
  const { permissions } = usePermissions<string[]>();
  const [isOpen] = useSidebarState();
  const mine = SCREENS.filter((screen) => mayI(permissions, screen.right));
  return (
    <Menu>
      <Menu.DashboardItem primaryText={say('common.overview')} />
      {GROUPS.map((group) => {
        const screens = mine.filter((screen) => screen.group === group);
        if (screens.length === 0) return null;
        return (
          <Box key={group} component="li" sx={{ listStyle: 'none' }}>
            {isOpen ? (
              <ListSubheader component="div" disableSticky sx={{ lineHeight: '32px', background: 'none' }}>
                {say(`menu.${group}`)}
              </ListSubheader>
            ) : null}
            <Box component="ul" sx={{ p: 0, m: 0 }}>
              {screens.map(({ name, label, icon: Icon }) => (
                <Menu.Item key={name} to={`/${name}`} primaryText={say(label)} leftIcon={<Icon />} />
              ))}
            </Box>
          </Box>
        );
      })}
    </Menu>
  );
}
