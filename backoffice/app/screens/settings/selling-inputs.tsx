// Selling inputs: amounts are typed in the base currency and in percents, and sent as whole minor units and basis points.
import { LOCALES } from '@millwright/contracts';
import {
  AutocompleteInput,
  BooleanInput,
  Labeled,
  NumberInput,
  required,
  SelectArrayInput,
  SelectInput,
  TextField,
  TextInput,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useWords } from '../../i18n/index.ts';
import { hundredths } from '../../lib/amounts.ts';
import { baseCurrency } from '../../lib/api.ts';
import { useFormats } from '../../lib/format.ts';
import { CountriesInput, namedCountries } from '../../ui/countries-input.tsx';
import { ltr } from './company-inputs.tsx';
import { TimeZoneInput } from './time-zone-input.tsx';

/** Long names of numbers are readable in every language. */
const WIDE = { width: '100%', maxWidth: 420 };

export function SellingInputs({ disabled }: { disabled: boolean }) {
  const say = useWords();
  const { locale } = useFormats();
  const countries: string[] = useWatch({ name: 'countries' }) ?? [];
  const companyState: string = useWatch({ name: 'companyState' }) ?? '';
  return (
    <>
      <BooleanInput
        source="isOpen"
        label={say('settings.isOpen')}
        helperText={say('settings.isOpenHelp')}
        disabled={disabled}
      />
      <NumberInput
        sx={WIDE}
        source="minimumOrder"
        label={say('settings.minimumOrder', { currency: baseCurrency() })}
        helperText={say('settings.minimumOrderHelp')}
        min={0}
        step={0.01}
        validate={required()}
        disabled={disabled}
        {...hundredths}
      />
      <NumberInput
        sx={WIDE}
        source="expectedDeliveryDays"
        label={say('settings.deliveryDays')}
        min={0}
        max={365}
        step={1}
        validate={required()}
        disabled={disabled}
      />
      <TimeZoneInput disabled={disabled} />
      <CountriesInput
        source="countries"
        label={say('settings.countries')}
        help={say('settings.countriesHelp')}
        disabled={disabled}
      />
      <AutocompleteInput
        source="defaultCountry"
        label={say('settings.defaultCountry')}
        helperText={say('settings.defaultCountryHelp')}
        choices={namedCountries(locale, countries)}
        translateChoice={false}
        validate={required()}
        disabled={disabled}
        sx={WIDE}
      />
      <SelectArrayInput
        sx={WIDE}
        source="languages"
        label={say('settings.languages')}
        helperText={say('settings.languagesHelp')}
        choices={LOCALES.map((id) => ({ id, name: say(`language.${id}`) }))}
        translateChoice={false}
        validate={required()}
        disabled={disabled}
      />
      <NumberInput
        sx={WIDE}
        source="commissionBasisPoints"
        label={say('settings.commission')}
        helperText={say('settings.commissionHelp')}
        min={0}
        max={100}
        step={0.01}
        validate={required()}
        disabled={disabled}
        {...hundredths}
      />
      <TextInput
        sx={WIDE}
        source="termsVersion"
        label={say('settings.termsVersion')}
        helperText={say('settings.termsVersionHelp')}
        validate={required()}
        disabled={disabled}
        slotProps={ltr}
      />
      {(['orderPrefix', 'quotePrefix'] as const).map((source) => (
        <TextInput
          key={source}
          sx={WIDE}
          source={source}
          label={say(`settings.${source}`)}
          helperText={
            source === 'orderPrefix'
              ? say('settings.orderPrefixHelp', { example: 'MW' })
              : say('settings.quotePrefixHelp')
          }
          parse={(typed: string) => typed.toUpperCase()}
          validate={required()}
          disabled={disabled}
          slotProps={ltr}
        />
      ))}
      <BooleanInput
        source="onlyVerifiedBuyers"
        label={say('settings.onlyVerified')}
        disabled={disabled}
      />
      <BooleanInput
        source="hideExistence"
        label={say('settings.hideExistence')}
        helperText={say('settings.hideExistenceHelp')}
        disabled={disabled}
      />
      <BooleanInput
        source="searchLearning"
        label={say('settings.searchLearning')}
        helperText={say('settings.searchLearningHelp')}
        disabled={disabled}
      />
      <SelectInput
        sx={WIDE}
        source="staffSecondFactor"
        label={say('settings.secondFactor')}
        choices={(['required', 'optional'] as const).map((id) => ({
          id,
          name: say(`settings.${id}`),
        }))}
        translateChoice={false}
        validate={required()}
        disabled={disabled}
      />
      {/* Of a company in India; it comes from the GSTIN. */}
      {companyState === '' ? null : (
        <Labeled label={say('settings.companyState')}>
          <TextField source="companyState" />
        </Labeled>
      )}
    </>
  );
}
