// Shortcuts in view: the key in a button's tooltip, and the sheet of all of them, which the question mark and the menu of the account open.
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormHelperText,
  Switch,
  Tooltip,
  Typography,
} from '@mui/material';
import { cloneElement, type ReactElement } from 'react';
import { useWords } from '../i18n/index.ts';
import {
  ariaShortcut,
  HOT_KEY_GROUPS,
  HOT_KEYS,
  type HotKey,
  type HotKeyName,
} from '../lib/hot-keys.rules.ts';
import { switchSingleKeys, useSingleKeys } from '../lib/hot-keys.ts';

/** Around the button that a key presses. A disabled one has no tooltip, since its key says the reason. */
export function KeyTip({
  of: name,
  children,
}: {
  of: HotKeyName;
  children: ReactElement<{ disabled?: boolean; 'aria-keyshortcuts'?: string }>;
}) {
  const say = useWords();
  const isOn = useSingleKeys() || (HOT_KEYS[name] as HotKey).withCtrl === true;
  if (!isOn || children.props.disabled === true) return children;
  return (
    <Tooltip
      describeChild
      enterDelay={400}
      title={
        <>
          {say('keys.key')} <Keys shown={HOT_KEYS[name].shown} />
        </>
      }
    >
      {cloneElement(children, { 'aria-keyshortcuts': ariaShortcut(name) })}
    </Tooltip>
  );
}

function Keys({ shown }: { shown: readonly string[] }) {
  return (
    <Box component="span" dir="ltr" sx={{ display: 'inline-flex', gap: 0.5 }}>
      {shown.map((key) => (
        <Box
          key={key}
          component="kbd"
          sx={{
            ...{ border: 1, borderColor: 'currentcolor', borderRadius: 0.5, px: 0.75 },
            ...{ minInlineSize: 22, textAlign: 'center', fontFamily: 'inherit', fontSize: 12 },
          }}
        >
          {key}
        </Box>
      ))}
    </Box>
  );
}

export function HotKeySheet({ onClose }: { onClose: () => void }) {
  const say = useWords();
  const isOn = useSingleKeys();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="hot-keys-title">
      <DialogTitle id="hot-keys-title">{say('keys.title')}</DialogTitle>
      <DialogContent>
        <Box sx={{ columnCount: { xs: 1, sm: 2 }, columnGap: 5 }}>
          {HOT_KEY_GROUPS.map((group) => (
            <Group key={group} group={group} />
          ))}
        </Box>
        <FormControlLabel
          sx={{ mt: 2 }}
          control={<Switch checked={isOn} onChange={(_, checked) => switchSingleKeys(checked)} />}
          label={say('keys.single')}
        />
        <FormHelperText sx={{ m: 0 }}>{say('keys.singleHelp')}</FormHelperText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {say('keys.closeSheet')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Group({ group }: { group: HotKey['group'] }) {
  const say = useWords();
  const names = (Object.keys(HOT_KEYS) as HotKeyName[]).filter(
    (name) => HOT_KEYS[name].group === group,
  );
  return (
    <Box component="section" aria-label={say(`keys.group.${group}`)} sx={{ breakInside: 'avoid' }}>
      <Typography component="h3" variant="subtitle2" sx={{ fontWeight: 600, pt: 1 }}>
        {say(`keys.group.${group}`)}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {names.map((name) => (
          <Box
            key={name}
            sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', py: 0.25 }}
          >
            <Typography component="dt" variant="body2">
              {say(HOT_KEYS[name].label)}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, flexShrink: 0 }}>
              <Keys shown={HOT_KEYS[name].shown} />
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
