// Navigation by role: links in groups that fold; icons only where the bar is narrow.
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import FoldIcon from '@mui/icons-material/ExpandLess';
import UnfoldIcon from '@mui/icons-material/ExpandMore';
import {
  Box,
  ButtonBase,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Tooltip,
  useMediaQuery,
} from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { usePermissions, useSidebarState, useStore } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useWords } from '../i18n/index.ts';
import { mayI } from '../lib/auth.ts';
import { GROUPS, type Screen } from '../screen.ts';
import { SCREENS } from '../screens/index.ts';

export function Navigation() {
  const say = useWords();
  const { permissions } = usePermissions<string[]>();
  const [isOpen] = useSidebarState();
  const mine = SCREENS.filter((screen) => mayI(permissions, screen.right));
  return (
    <Box
      component="nav"
      aria-label={say('menu.all')}
      sx={{ width: isOpen ? 230 : 55, mt: 1, pb: 8, overflowX: 'hidden' }}
    >
      <List dense disablePadding>
        <Entry to="/" label={say('common.overview')} icon={DashboardIcon} isOpen={isOpen} />
      </List>
      {GROUPS.map((group) => {
        const screens = mine.filter((screen) => screen.group === group);
        return screens.length === 0 ? null : (
          <Group key={group} group={group} screens={screens} isOpen={isOpen} />
        );
      })}
    </Box>
  );
}

/** Its entries fold away under its name, and stay so on this device. A narrow bar shows all of them. */
function Group({
  group,
  screens,
  isOpen,
}: {
  group: (typeof GROUPS)[number];
  screens: readonly Screen[];
  isOpen: boolean;
}) {
  const say = useWords();
  const [folded, setFolded] = useStore<readonly string[]>('menu.folded', []);
  const isFolded = folded.includes(group);
  const others = folded.filter((name) => name !== group);
  return (
    <Box sx={{ mt: 1 }}>
      {isOpen ? (
        <ButtonBase
          id={`menu-${group}`}
          aria-expanded={!isFolded}
          aria-controls={`menu-${group}-entries`}
          onClick={() => setFolded(isFolded ? others : [...others, group])}
          sx={{
            ...{ width: '100%', minHeight: { xs: 44, sm: 28 }, px: 2 },
            ...{ justifyContent: 'space-between', color: 'text.secondary', typography: 'caption' },
          }}
        >
          {say(`menu.${group}`)}
          {isFolded ? <UnfoldIcon fontSize="inherit" /> : <FoldIcon fontSize="inherit" />}
        </ButtonBase>
      ) : null}
      <List
        id={`menu-${group}-entries`}
        dense
        disablePadding
        aria-label={say(`menu.${group}`)}
        sx={isOpen && isFolded ? { display: 'none' } : {}}
      >
        {screens.map(({ name, label, icon }) => (
          <Entry key={name} to={`/${name}`} label={say(label)} icon={icon} isOpen={isOpen} />
        ))}
      </List>
    </Box>
  );
}

type EntryProps = { to: string; label: string; icon: ComponentType; isOpen: boolean };

function Entry({ to, label, icon: Icon, isOpen }: EntryProps) {
  const { pathname } = useLocation();
  const [, setOpen] = useSidebarState();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const isHere = to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`);
  return (
    <ListItem disablePadding>
      <Tooltip title={isOpen ? '' : label} placement="right">
        <ListItemButton
          component={Link}
          to={to}
          // A list opens with one's default view.
          state={{ opens: 'default' }}
          selected={isHere}
          aria-current={isHere ? 'page' : undefined}
          // On a telephone the menu lies over the screen that it leads to.
          onClick={() => isNarrow && setOpen(false)}
          sx={{ minHeight: { xs: 44, sm: 36 } }}
        >
          <ListItemIcon sx={{ minWidth: 36 }}>
            <Icon />
          </ListItemIcon>
          <ListItemText
            primary={label}
            sx={isOpen ? {} : { position: 'absolute', insetInlineStart: -9999 }}
          />
        </ListItemButton>
      </Tooltip>
    </ListItem>
  );
}
