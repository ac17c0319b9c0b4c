// What is a dollar or a riyal worth, what does the state take, and since when? Rows are added; those that were in force stay.
import type { CurrencyRate, DatedTaxRate } from '@millwright/contracts';
import { Chip } from '@mui/material';
import {
  BooleanInput,
  Create,
  CreateButton,
  DateInput,
  DateTimeInput,
  DeleteWithConfirmButton,
  List,
  NumberInput,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  TopToolbar,
  usePermissions,
} from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { shopDay } from '../../lib/api.ts';
import { mayI } from '../../lib/auth.ts';
import { useFormats } from '../../lib/format.ts';
import { Ltr } from '../../ui/isolated.tsx';
import { Rows } from '../../ui/rows.tsx';

const CURRENCIES = ['USD', 'SAR'].map((id) => ({ id, name: id }));

function AddAction() {
  const { permissions } = usePermissions<string[]>();
  return <TopToolbar>{mayI(permissions, 'settings:write') ? <CreateButton /> : null}</TopToolbar>;
}

function Force({ force }: { force: CurrencyRate['force'] }) {
  const say = useWords();
  const color = force === 'in-force' ? 'success' : force === 'future' ? 'info' : 'default';
  return <Chip size="small" variant="outlined" color={color} label={say(`rates.${force}`)} />;
}

/** Only what is not in force yet can be taken back. */
function TakeBack({ record }: { record: { id: string | number; force: CurrencyRate['force'] } }) {
  const { permissions } = usePermissions<string[]>();
  if (record.force !== 'future' || !mayI(permissions, 'settings:write')) return null;
  return <DeleteWithConfirmButton record={record} redirect={false} mutationMode="pessimistic" />;
}

export function RateList() {
  const say = useWords();
  const { moment, number } = useFormats();
  return (
    <List
      actions={<AddAction />}
      filters={[
        <SelectInput
          key="currency"
          source="currency"
          label={say('rates.currency')}
          choices={CURRENCIES}
          translateChoice={false}
          alwaysOn
        />,
      ]}
      sort={{ field: 'validFrom', order: 'DESC' }}
      exporter={false}
    >
      <Rows<CurrencyRate>
        opens={false}
        columns={[
          { source: 'inrPerUnit', label: 'rates.rate', render: (rate) => <Ltr>{`1 ${rate.currency} = ${rate.inrPerUnit} INR`}</Ltr> },
          { source: 'validFrom', label: 'rates.validFrom', sortable: true, render: (rate) => moment(rate.validFrom) },
          { source: 'force', label: 'rates.force', render: (rate) => <Force force={rate.force} /> },
          { source: 'perInrE9', label: 'rates.exact', end: true, render: (rate) => number(rate.perInrE9) },
          { source: 'id', label: 'rates.actions', render: (rate) => <TakeBack record={rate} /> },
        ]}
      />
    </List>
  );
}

export function RateCreate() {
  const say = useWords();
  return (
    <Create redirect="list" transform={(form: { validFrom?: unknown }) => ({ ...form, validFrom: isoOf(form.validFrom) })}>
      <SimpleForm defaultValues={{ currency: 'USD', sure: false }}>
        <SelectInput source="currency" label={say('rates.currency')} choices={CURRENCIES} translateChoice={false} validate={required()} />
        <TextInput
          source="inrPerUnit"
          label={say('rates.inrPerUnit')}
          helperText={say('rates.inrPerUnitHelp')}
          validate={required()}
          slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'decimal' } }}
        />
        <DateTimeInput source="validFrom" label={say('rates.validFrom')} helperText={say('rates.validFromHelp')} />
        <BooleanInput source="sure" label={say('rates.sure')} />
      </SimpleForm>
    </Create>
  );
}

function isoOf(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  return (value instanceof Date ? value : new Date(String(value))).toISOString();
}

export function TaxRateList() {
  const say = useWords();
  const { day, number } = useFormats();
  const countries = (['IN', 'SA'] as const).map((id) => ({ id, name: say(`taxes.${id}`) }));
  const countryName = (country: string): string => countries.find(({ id }) => id === country)?.name ?? country;
  return (
    <List
      actions={<AddAction />}
      filters={[
        <SelectInput key="country" source="country" label={say('taxes.country')} choices={countries} translateChoice={false} alwaysOn />,
        <TextInput
          key="hsn"
          source="hsn"
          label={say('taxes.hsn')}
          alwaysOn
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 8 } }}
        />,
      ]}
      sort={{ field: 'hsnPrefix', order: 'ASC' }}
      exporter={false}
    >
      <Rows<DatedTaxRate>
        opens={false}
        columns={[
          {
            source: 'hsnPrefix',
            label: 'taxes.hsn',
            sortable: true,
            render: (rate) => (rate.hsnPrefix === '' ? say('taxes.usual') : <Ltr mono>{rate.hsnPrefix}…</Ltr>),
          },
          { source: 'country', label: 'taxes.country', render: (rate) => countryName(rate.country) },
          {
            source: 'basisPoints',
            label: 'taxes.rate',
            sortable: true,
            end: true,
            render: (rate) => <Ltr>{`${rate.code.toUpperCase()} ${number(rate.basisPoints / 100)} %`}</Ltr>,
          },
          { source: 'validFrom', label: 'rates.validFrom', sortable: true, render: (rate) => day(rate.validFrom) },
          { source: 'force', label: 'rates.force', render: (rate) => <Force force={rate.force} /> },
          { source: 'id', label: 'rates.actions', render: (rate) => <TakeBack record={rate} /> },
        ]}
      />
    </List>
  );
}

export function TaxRateCreate() {
  const say = useWords();
  return (
    <Create redirect="list" transform={(form: { validFrom?: unknown }) => ({ ...form, validFrom: dayOf(form.validFrom) })}>
      <SimpleForm defaultValues={{ country: 'IN', hsnPrefix: '', validFrom: shopDay() }}>
        <SelectInput
          source="country"
          label={say('taxes.country')}
          choices={(['IN', 'SA'] as const).map((id) => ({ id, name: say(`taxes.${id}`) }))}
          translateChoice={false}
          validate={required()}
        />
        <TextInput
          source="hsnPrefix"
          label={say('taxes.hsn')}
          helperText={say('taxes.hsnHelp')}
          slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'numeric', maxLength: 8 } }}
        />
        <NumberInput
          source="basisPoints"
          label={say('taxes.percent')}
          min={0}
          max={100}
          step={0.01}
          format={(value: number | null) => (value === null || value === undefined ? '' : value / 100)}
          parse={(typed: string) => (typed === '' ? null : Math.round(Number(typed) * 100))}
          validate={required()}
        />
        <DateInput source="validFrom" label={say('rates.validFrom')} validate={required()} />
      </SimpleForm>
    </Create>
  );
}

function dayOf(value: unknown): string {
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value).slice(0, 10);
}
