// Rights of an own role: a checkbox for seeing and one for changing in each area, named by what they allow; writing includes reading.
import {
  type Area,
  GRANTABLE_RIGHTS,
  mayStaff,
  plainRights,
  type Right,
} from '@millwright/contracts';
import { Alert, Box, Checkbox, FormControlLabel, FormHelperText, Typography } from '@mui/material';
import { useInput } from 'react-admin';
import { useWords, type WordKey } from '../../i18n/index.ts';
import type { Group } from '../../screen.ts';
import { Ltr } from '../../ui/isolated.tsx';

/** As the menu groups their screens. */
const AREA_GROUPS = [
  ['catalogue', ['catalogue', 'imports', 'lots', 'reviews']],
  ['sales', ['orders', 'shipping', 'customers', 'leads', 'negotiations', 'quotes']],
  ['content', ['content', 'mail-templates']],
  ['company', ['mails', 'settings']],
] as const satisfies readonly (readonly [Group, readonly Area[]])[];
export type GrantableArea = (typeof AREA_GROUPS)[number][1][number];

/** As the menu calls their screen: one name for one thing. An area of several screens has a name of its own. */
export const AREA_NAMES: Readonly<Record<GrantableArea, WordKey>> = {
  catalogue: 'area.catalogue',
  imports: 'imports.many',
  lots: 'lots.many',
  reviews: 'reviews.many',
  orders: 'orders.many',
  shipping: 'area.shipping',
  customers: 'customers.many',
  leads: 'area.leads',
  negotiations: 'negotiations.many',
  quotes: 'quotes.many',
  content: 'area.content',
  'mail-templates': 'mails.templates',
  mails: 'mails.many',
  settings: 'settings.many',
};

const WORDS: Readonly<Partial<Record<Right, WordKey>>> = Object.fromEntries(
  GRANTABLE_RIGHTS.map((right) => [right, `area.${right.replace(':', '.')}`]),
);

type InputProps = {
  source: string;
  label: string;
  /** Those that are offered; absent: all that may be given. */
  offered?: readonly Right[];
};

/** @param offered with it each right shows its code too, as the documentation of the calls names it */
export function RightsInput({ source, label, offered }: InputProps) {
  const say = useWords();
  const { field, fieldState } = useInput({ source });
  const rights = plainRights((field.value ?? []) as string[]);
  return (
    <Box sx={{ mb: 2 }}>
      <Typography component="h2" variant="h6">
        {label}
      </Typography>
      <Alert severity="info" sx={{ my: 1 }}>
        {say('roles.rightsHelp')}
      </Alert>
      {fieldState.error === undefined ? null : (
        <FormHelperText error role="alert">
          {fieldState.error.message?.replace(/^@@react-admin@@"?|"$/g, '')}
        </FormHelperText>
      )}
      {groupsOf(offered).map(([group, areas]) => (
        <Box key={group} sx={{ mt: 2 }}>
          <Typography component="h3" variant="overline" color="textSecondary">
            {say(`menu.${group}`)}
          </Typography>
          <Box
            sx={{
              display: 'grid',
              gap: 1,
              gridTemplateColumns: { xs: '1fr', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {areas.map((area) => (
              <AreaRights
                key={area}
                area={area}
                rights={rights}
                offered={offered}
                onChange={field.onChange}
              />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The groups with the areas of which something is offered. */
function groupsOf(offered: readonly Right[] | undefined) {
  return AREA_GROUPS.flatMap(([group, all]): [Group, readonly GrantableArea[]][] => {
    const areas = all.filter(
      (area) => offered === undefined || offered.some((right) => right.split(':')[0] === area),
    );
    return areas.length === 0 ? [] : [[group, areas]];
  });
}

type Props = {
  area: GrantableArea;
  rights: Right[];
  offered: readonly Right[] | undefined;
  onChange: (rights: Right[]) => void;
};

function AreaRights({ area, rights, offered, onChange }: Props) {
  const say = useWords();
  const [read, write]: [Right, Right] = [`${area}:read`, `${area}:write`];
  const box = (right: Right, isIncluded: boolean) => {
    const words = WORDS[right];
    if (words === undefined || offered?.includes(right) === false) return null;
    return (
      <FormControlLabel
        sx={{ display: 'flex', alignItems: 'flex-start', m: 0 }}
        slotProps={{ typography: { variant: 'body2', sx: { py: 1 } } }}
        label={
          offered === undefined ? (
            say(words)
          ) : (
            <>
              {say(words)} <Ltr mono>{right}</Ltr>
            </>
          )
        }
        control={
          <Checkbox
            size="small"
            checked={mayStaff({ id: 0, rights }, right)}
            // It comes with another right.
            disabled={isIncluded}
            onChange={(_, isOn) => onChange(toggled(rights, right, isOn))}
          />
        }
      />
    );
  };
  return (
    <Box
      component="fieldset"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, minInlineSize: 0, m: 0, px: 1.5 }}
    >
      <Typography component="legend" variant="subtitle2" sx={{ px: 0.5 }}>
        {say(AREA_NAMES[area])}
      </Typography>
      {box(
        read,
        rights.includes(write) || (area === 'orders' && rights.includes('shipping:write')),
      )}
      {box(write, false)}
    </Box>
  );
}

/** Without the right to change, the one to see stays. */
function toggled(rights: Right[], right: Right, isOn: boolean): Right[] {
  if (isOn) return plainRights([...rights, right]);
  const rest = rights.filter((one) => one !== right);
  const read = right.replace(':write', ':read') as Right;
  return right === read || WORDS[read] === undefined ? rest : plainRights([...rest, read]);
}
