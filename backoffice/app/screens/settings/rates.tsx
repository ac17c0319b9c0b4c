// Exchange rates and tax rates with effective dates: rows are added; those that were in force stay.
import {
  type CurrencyRate,
  type DatedTaxRate,
  formatPercent,
  type InvoicingSettings,
  taxName,
} from '@millwright/contracts';
import { Button } from '@mui/material';
import {
  BooleanInput,
  Create,
  DateInput,
  DateTimeInput,
  DeleteWithConfirmButton,
  NumberInput,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  useGetOne,
} from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { useAct } from '../../lib/act.ts';
import { hundredths } from '../../lib/amounts.ts';
import { baseCurrency, shopCountry, shopCurrencies, shopDay } from '../../lib/api.ts';
import { useMay } from '../../lib/use-may.ts';
import { AdminList } from '../../ui/admin-list.tsx';
import { StateChip } from '../../ui/cells.tsx';
import { CountryInput } from '../../ui/country-input.tsx';
import { textFilter } from '../../ui/filters.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { BankRatesButton } from './bank-rates.tsx';

/** Those that the shop shows beside its base currency. */
const otherCurrencies = () =>
  shopCurrencies()
    .slice(1)
    .map((id) => ({ id, name: id }));

function Force({ force }: { force: CurrencyRate['force'] }) {
  const say = useWords();
  const color = force === 'in-force' ? 'success' : force === 'future' ? 'info' : 'default';
  return <StateChip color={color} label={say(`rates.${force}`)} />;
}

/** Only what is not in force yet can be taken back. */
function TakeBack({ record }: { record: { id: string | number; force: CurrencyRate['force'] } }) {
  const mayWrite = useMay('settings:write');
  if (record.force !== 'future' || !mayWrite) return null;
  return <DeleteWithConfirmButton record={record} redirect={false} mutationMode="pessimistic" />;
}

/** What one unit of the base currency is, with five significant digits. */
const inverseOf = (rate: CurrencyRate): string =>
  String(Number((1 / Number(rate.basePerUnit)).toPrecision(5)));

export function RateList() {
  const say = useWords();
  return (
    <AdminList<CurrencyRate>
      sort={{ field: 'validFrom', order: 'DESC' }}
      perPage={10}
      filters={[
        <SelectInput
          key="currency"
          source="currency"
          label={say('rates.currency')}
          choices={otherCurrencies()}
          translateChoice={false}
          alwaysOn
        />,
      ]}
      mayCreate={useMay('settings:write')}
      extraAction={<BankRatesButton />}
      opens={false}
      columns={[
        {
          source: 'basePerUnit',
          label: 'rates.rate',
          render: (rate) => (
            <Ltr>{`1 ${rate.currency} = ${rate.basePerUnit} ${baseCurrency()}`}</Ltr>
          ),
        },
        {
          source: 'validFrom',
          label: 'rates.validFrom',
          sortable: true,
          render: (rate, { moment }) => moment(rate.validFrom),
        },
        { source: 'force', label: 'rates.force', render: (rate) => <Force force={rate.force} /> },
        {
          source: 'perBaseE9',
          label: 'rates.inverse',
          render: (rate) => (
            <Ltr>{`1 ${baseCurrency()} = ${inverseOf(rate)} ${rate.currency}`}</Ltr>
          ),
        },
        { source: 'id', label: 'rates.actions', render: (rate) => <TakeBack record={rate} /> },
      ]}
    />
  );
}

export function RateCreate() {
  const say = useWords();
  return (
    <Create
      redirect="list"
      transform={(form: { validFrom?: unknown }) => ({ ...form, validFrom: isoOf(form.validFrom) })}
    >
      <SimpleForm defaultValues={{ currency: otherCurrencies()[0]?.id, sure: false }}>
        <SelectInput
          source="currency"
          label={say('rates.currency')}
          choices={otherCurrencies()}
          translateChoice={false}
          validate={required()}
        />
        <TextInput
          source="basePerUnit"
          label={say('rates.basePerUnit', { currency: baseCurrency() })}
          helperText={say('rates.basePerUnitHelp', { currency: baseCurrency() })}
          validate={required()}
          slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'decimal' } }}
        />
        <DateTimeInput
          source="validFrom"
          label={say('rates.validFrom')}
          helperText={say('rates.validFromHelp')}
        />
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
  return (
    <AdminList<DatedTaxRate>
      sort={{ field: 'hsnPrefix', order: 'ASC' }}
      perPage={10}
      filters={[
        <CountryInput
          key="country"
          source="country"
          label={say('taxes.country')}
          isOptional
          alwaysOn
        />,
        textFilter('hsn', 'taxes.hsn', { alwaysOn: true, inputMode: 'numeric', maxLength: 8 }),
      ]}
      mayCreate={useMay('settings:write')}
      extraAction={<UnionRates />}
      opens={false}
      columns={[
        {
          source: 'hsnPrefix',
          label: 'taxes.hsn',
          sortable: true,
          render: (rate, { say }) =>
            rate.hsnPrefix === '' ? say('taxes.usual') : <Ltr mono>{rate.hsnPrefix}…</Ltr>,
        },
        {
          source: 'country',
          label: 'taxes.country',
          render: (rate, { country }) => country(rate.country),
        },
        {
          source: 'basisPoints',
          label: 'taxes.rate',
          sortable: true,
          end: true,
          render: ({ code, basisPoints }, { locale }) => (
            <Name>
              {taxName(
                { code, name: `${code.toUpperCase()} ${formatPercent(basisPoints, 'en')}` },
                locale,
              )}
            </Name>
          ),
        },
        {
          source: 'reverseCharge',
          label: 'taxes.reverseCharge',
          render: (rate, { say: words }) => words(rate.reverseCharge ? 'common.yes' : 'common.no'),
        },
        {
          source: 'validFrom',
          label: 'rates.validFrom',
          sortable: true,
          render: (rate, { day }) => day(rate.validFrom),
        },
        { source: 'force', label: 'rates.force', render: (rate) => <Force force={rate.force} /> },
        { source: 'id', label: 'rates.actions', render: (rate) => <TakeBack record={rate} /> },
      ]}
    />
  );
}

/** The standard rates of the European Union at one press: nobody types 27 of them. */
function UnionRates() {
  const say = useWords();
  const mayWrite = useMay('settings:write');
  const { act, isBusy } = useAct();
  const { data } = useGetOne<InvoicingSettings>('settings', { id: 'invoicing' });
  if (!mayWrite || data === undefined) return null;
  return (
    <Button
      size="small"
      disabled={isBusy}
      title={say('taxes.unionHelp')}
      onClick={() =>
        void act(
          'POST',
          '/tax-rates/european-union',
          { sellerCountry: data.country },
          'taxes.unionAdded',
        )
      }
    >
      {say('taxes.union')}
    </Button>
  );
}

export function TaxRateCreate() {
  const say = useWords();
  return (
    <Create
      redirect="list"
      transform={(form: { validFrom?: unknown }) => ({ ...form, validFrom: dayOf(form.validFrom) })}
    >
      <SimpleForm
        defaultValues={{
          country: shopCountry(),
          hsnPrefix: '',
          reverseCharge: false,
          validFrom: shopDay(),
        }}
      >
        <CountryInput source="country" label={say('taxes.country')} />
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
          {...hundredths}
          validate={required()}
        />
        <BooleanInput
          source="reverseCharge"
          label={say('taxes.reverseCharge')}
          helperText={say('taxes.reverseChargeHelp')}
        />
        <DateInput source="validFrom" label={say('rates.validFrom')} validate={required()} />
      </SimpleForm>
    </Create>
  );
}

function dayOf(value: unknown): string {
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value).slice(0, 10);
}
