// Warning that company data are missing: which fields, what cannot be done without them, and a link to the settings.
import { type CompanyField, INTL_LOCALE } from '@millwright/contracts';
import { COMPANY_FIELD_NAMES } from '@millwright/messages/company-fields';
import { Alert, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { useWords } from '../i18n/index.ts';
import { useFormats } from '../lib/format.ts';

export function CompanyMissing({ fields }: { fields: readonly CompanyField[] }) {
  const say = useWords();
  const { locale } = useFormats();
  if (fields.length === 0) return null;
  const list = new Intl.ListFormat(INTL_LOCALE[locale], { type: 'conjunction' });
  return (
    <Alert severity="warning" sx={{ mb: 2 }} data-company-missing>
      {say('settings.companyMissing', {
        fields: list.format(fields.map((field) => COMPANY_FIELD_NAMES[locale][`company.${field}`])),
      })}{' '}
      <MuiLink component={Link} to="/settings/invoicing">
        {say('settings.invoicing')}
      </MuiLink>
    </Alert>
  );
}
