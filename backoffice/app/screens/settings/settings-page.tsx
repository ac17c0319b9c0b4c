// Settings page: four forms on one page, each saved by itself; the tab is part of the address.
import { Alert, Box, Tab, Tabs } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { Edit, SaveButton, SimpleForm, Toolbar } from 'react-admin';
import { Link, useLocation, useParams } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { useMay } from '../../lib/use-may.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { CompanyInputs } from './company-inputs.tsx';
import { CurrencyInputs } from './currency-inputs.tsx';
import { InvoicingInputs } from './invoicing-inputs.tsx';
import { SellingInputs } from './selling-inputs.tsx';
import { SETTING_TABS } from './setting-places.ts';

export function SettingsPage() {
  const say = useWords();
  const { tab = 'company' } = useParams();
  const open = SETTING_TABS.find((name) => name === tab) ?? 'company';
  const mayWrite = useMay('settings:write');
  return (
    <Box>
      <PageHeading>{say('settings.many')}</PageHeading>
      <Tabs
        value={open}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={say('settings.many')}
      >
        {SETTING_TABS.map((name) => (
          <Tab
            key={name}
            value={name}
            label={say(`settings.${name}`)}
            component={Link}
            to={`/settings/${name}`}
          />
        ))}
      </Tabs>
      {mayWrite ? null : (
        <Alert severity="info" sx={{ mt: 1 }}>
          {say('settings.readOnly')}
        </Alert>
      )}
      <SettingsForm key={open} id={open} mayWrite={mayWrite}>
        {open === 'company' ? <CompanyInputs disabled={!mayWrite} /> : null}
        {open === 'invoicing' ? <InvoicingInputs disabled={!mayWrite} /> : null}
        {open === 'selling' ? <SellingInputs disabled={!mayWrite} /> : null}
        {open === 'currencies' ? <CurrencyInputs disabled={!mayWrite} /> : null}
      </SettingsForm>
    </Box>
  );
}

function SettingsForm({
  id,
  mayWrite,
  children,
}: {
  id: string;
  mayWrite: boolean;
  children: ReactNode;
}) {
  return (
    <Edit
      resource="settings"
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      title=" "
      actions={false}
      transform={({ id: _, companyState: __, ...form }: Record<string, unknown>) => form}
      // Every screen names the base currency.
      {...(id === 'currencies' ? { mutationOptions: { onSuccess: () => location.reload() } } : {})}
    >
      <SimpleForm
        warnWhenUnsavedChanges
        formRootPathname={`/settings/${id}`}
        toolbar={
          mayWrite ? (
            <Toolbar>
              <SaveButton alwaysEnable={false} />
            </Toolbar>
          ) : (
            false
          )
        }
      >
        {children}
        <ShowField />
      </SimpleForm>
    </Edit>
  );
}

/** The setting that was looked for comes into sight. */
function ShowField() {
  const { state, key } = useLocation();
  const field: unknown = state?.field;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search for the same setting shows it again
  useEffect(() => {
    if (typeof field !== 'string') return;
    const input = document.querySelector(`main [class*="ra-input-${CSS.escape(field)}"]`);
    input?.scrollIntoView({ block: 'center' });
  }, [field, key]);
  return null;
}
