// Settings page: three forms on one page, each saved by itself; the tab is part of the address.
import { Alert, Box, Tab, Tabs } from '@mui/material';
import type { ReactNode } from 'react';
import { Edit, SaveButton, SimpleForm, Toolbar } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { useMay } from '../../lib/use-may.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { CompanyInputs } from './company-inputs.tsx';
import { InvoicingInputs } from './invoicing-inputs.tsx';
import { SellingInputs } from './selling-inputs.tsx';

const TABS = ['company', 'invoicing', 'selling'] as const;

export function SettingsPage() {
  const say = useWords();
  const { tab = 'company' } = useParams();
  const open = TABS.find((name) => name === tab) ?? 'company';
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
        {TABS.map((name) => (
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
      </SimpleForm>
    </Edit>
  );
}
