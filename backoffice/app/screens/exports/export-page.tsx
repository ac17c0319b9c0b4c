// Export page: filters, and a download that is written while it is loaded.
import { ERP_FORMATS, IMPORT_KINDS } from '@millwright/contracts';
import {
  Box,
  Button,
  Card,
  CardContent,
  MenuItem,
  Link as MuiLink,
  TextField,
  Typography,
} from '@mui/material';
import { type ReactNode, useState } from 'react';
import { usePermissions } from 'react-admin';
import { useWords, type WordKey } from '../../i18n/index.ts';
import { apiUrl } from '../../lib/api.ts';
import { mayI } from '../../lib/auth.ts';
import { Ltr } from '../../ui/isolated.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

const STATUSES = ['Pending', 'Confirmed', 'Shipped', 'Completed', 'Cancelled'] as const;
type Values = Record<string, string>;
type Choice = { value: string; label: string };

export function ExportPage() {
  const say = useWords();
  const { permissions } = usePermissions<string[]>();
  const yesNo: Choice[] = [
    { value: '', label: say('exports.any') },
    { value: 'true', label: say('common.yes') },
    { value: 'false', label: say('common.no') },
  ];
  const feed = `${location.origin}/feeds/google-merchant.tsv`;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 820, pb: 4, minWidth: 0 }}>
      <PageHeading>{say('exports.many')}</PageHeading>
      <Typography color="textSecondary">{say('exports.help')}</Typography>
      <Table
        title="exports.catalogue"
        initial={{ kind: 'products' }}
        path={({ kind }) => `/exports/catalogue/${kind}`}
        fields={(field) => (
          <>
            {field(
              'kind',
              'exports.what',
              IMPORT_KINDS.map((kind) => ({ value: kind, label: say(`imports.${kind}`) })),
            )}
            {field('q', 'exports.text')}
            {field('category', 'exports.category')}
            {field('manufacturer', 'exports.manufacturer')}
            {field('published', 'exports.published', yesNo)}
          </>
        )}
      />
      {mayI(permissions, 'orders:read') ? (
        <Table
          title="exports.orders"
          path={() => '/exports/orders'}
          fields={(field) => (
            <>
              {field('status', 'exports.status', [
                { value: '', label: say('exports.any') },
                ...STATUSES.map((status) => ({ value: status, label: say(`exports.${status}`) })),
              ])}
              {field('from', 'exports.from', 'date')}
              {field('to', 'exports.to', 'date')}
            </>
          )}
        />
      ) : null}
      {mayI(permissions, 'orders:read') ? (
        <Table
          title="exports.erp"
          help="exports.erpHelp"
          formats={ERP_FORMATS}
          path={() => '/exports/orders-erp'}
          fields={(field) => field('changedSince', 'exports.changedSince', 'date')}
        />
      ) : null}
      {mayI(permissions, 'customers:read') ? (
        <Table
          title="exports.customers"
          path={() => '/exports/customers'}
          fields={(field) => (
            <>
              {field('q', 'exports.customerText')}
              {field('verified', 'exports.verified', yesNo)}
            </>
          )}
        />
      ) : null}
      <Card>
        <CardContent sx={{ display: 'grid', gap: 1 }}>
          <Typography component="h2" variant="subtitle1">
            {say('exports.feed')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {say('exports.feedHelp')}
          </Typography>
          <MuiLink href={feed} sx={{ overflowWrap: 'anywhere' }}>
            <Ltr>{feed}</Ltr>
          </MuiLink>
        </CardContent>
      </Card>
    </Box>
  );
}

type FieldManufacturer = (name: string, label: WordKey, form?: Choice[] | 'date') => ReactNode;
type TableProps = {
  title: WordKey;
  help?: WordKey;
  /** A button for each; absent: CSV alone. */
  formats?: readonly (typeof ERP_FORMATS)[number][];
  initial?: Values;
  path: (values: Values) => string;
  fields: (field: FieldManufacturer) => ReactNode;
};

function Table({ title, help, formats, initial = {}, path, fields }: TableProps) {
  const say = useWords();
  const [values, setValues] = useState<Values>(initial);
  const { kind: _, ...query } = values;
  const field: FieldManufacturer = (name, label, form) => (
    <TextField
      key={name}
      size="small"
      label={say(label)}
      value={values[name] ?? ''}
      onChange={(event) => setValues({ ...values, [name]: event.target.value })}
      select={Array.isArray(form)}
      type={form === 'date' ? 'date' : 'text'}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      fullWidth
    >
      {Array.isArray(form)
        ? form.map((choice) => (
            <MenuItem key={choice.value} value={choice.value}>
              {choice.label}
            </MenuItem>
          ))
        : null}
    </TextField>
  );
  return (
    <Card>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Typography component="h2" variant="subtitle1">
          {say(title)}
        </Typography>
        {help === undefined ? null : (
          <Typography variant="body2" color="textSecondary">
            {say(help)}
          </Typography>
        )}
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
          {fields(field)}
        </Box>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {formats === undefined ? (
            <Button variant="outlined" component="a" href={apiUrl(path(values), query)} download>
              {say('exports.download')}
            </Button>
          ) : (
            formats.map((format) => (
              <Button
                key={format}
                variant="outlined"
                component="a"
                href={apiUrl(path(values), { ...query, format })}
                download
              >
                {say(`exports.${format}`)}
              </Button>
            ))
          )}
        </Box>
      </CardContent>
    </Card>
  );
}
