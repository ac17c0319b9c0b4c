// Navigation by role: links in groups; icons only where the bar is narrow.
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import {
  Box,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Tooltip,
  Typography,
  useMediaQuery,
} from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { usePermissions, useSidebarState } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useWords } from '../i18n/index.ts';
import { mayI } from '../lib/auth.ts';
import { GROUPS } from '../screen.ts';
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
        if (screens.length === 0) return null;
        return (
          <Box key={group} sx={{ mt: 1 }}>
            <Typography
              id={`menu-${group}`}
              variant="caption"
              color="textSecondary"
              sx={{ px: 2, display: 'block', visibility: isOpen ? 'visible' : 'hidden' }}
            >
              {say(`menu.${group}`)}
            </Typography>
            <List dense disablePadding aria-labelledby={`menu-${group}`}>
              {screens.map(({ name, label, icon }) => (
                <Entry key={name} to={`/${name}`} label={say(label)} icon={icon} isOpen={isOpen} />
              ))}
            </List>
          </Box>
        );
      })}
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
