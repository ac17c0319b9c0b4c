// Set-up checklist on the first page: steps of a new shop, each with what it is for and where it is done; gone when all are.
import type { Dashboard, SetUpStep } from '@millwright/contracts';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Box, LinearProgress, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';

/** Where a step is done; mail and address are settings of the program, told by the guide. */
const SCREENS: Readonly<Record<SetUpStep, string | null>> = {
  name: '/settings/company',
  contact: '/settings/company',
  invoicing: '/settings/invoicing',
  currencies: '/settings/currencies',
  countries: '/settings/selling',
  rates: '/tax-rates',
  freight: '/freight-rates',
  commission: '/settings/selling',
  texts: '/content/pages',
  import: '/imports/create',
  staff: '/staff/create',
  mail: null,
  address: null,
  open: '/settings/selling',
};

export function SetUp({ steps }: { steps: Dashboard['setUp'] }) {
  const say = useWords();
  const { number } = useFormats();
  const done = steps?.filter(({ isDone }) => isDone).length ?? 0;
  if (steps === null || done === steps.length) return null;
  const title = say('setUp.title', { done: number(done), of: number(steps.length) });
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{ mb: 3, p: 2, border: 1, borderColor: 'divider', borderRadius: 1, maxWidth: 880 }}
    >
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <LinearProgress
        role="progressbar"
        variant="determinate"
        value={(done / steps.length) * 100}
        aria-label={title}
        sx={{ my: 1.5 }}
      />
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {steps.map(({ step, isDone }) => (
          <Box
            key={step}
            component="li"
            sx={{ display: 'grid', gridTemplateColumns: '28px 1fr', alignItems: 'start' }}
          >
            {isDone ? (
              <CheckCircleIcon color="success" fontSize="small" titleAccess={say('setUp.done')} />
            ) : (
              <RadioButtonUncheckedIcon
                color="disabled"
                fontSize="small"
                titleAccess={say('setUp.toDo')}
              />
            )}
            <Box sx={{ minWidth: 0 }}>
              {SCREENS[step] === null ? (
                <Typography variant="body2" sx={{ fontWeight: 600 }}>
                  {say(`setUp.${step}`)}
                </Typography>
              ) : (
                <MuiLink component={Link} to={SCREENS[step]} variant="body2">
                  {say(`setUp.${step}`)}
                </MuiLink>
              )}
              {isDone ? null : (
                <Typography variant="body2" color="textSecondary">
                  {say(`setUp.${step}Help`)}
                </Typography>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
