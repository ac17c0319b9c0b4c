// Freight rates: ways of delivery with a price by weight, for countries or parts of them. Weights are typed in kilograms, amounts in the base currency.
import type { AdminFreightRate } from '@millwright/contracts';
import TruckIcon from '@mui/icons-material/LocalShippingOutlined';
import { Box } from '@mui/material';
import {
  ArrayInput,
  BooleanInput,
  DeleteWithConfirmButton,
  NumberInput,
  required,
  SimpleFormIterator,
  TextArrayInput,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useWords } from '../../i18n/index.ts';
import { hundredths } from '../../lib/amounts.ts';
import { baseCurrency } from '../../lib/api.ts';
import { useFormats } from '../../lib/format.ts';
import { StateChip } from '../../ui/cells.tsx';
import { CountriesInput } from '../../ui/countries-input.tsx';
import { crudScreen } from '../../ui/crud-screen.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { ThreeLanguages } from '../../ui/three-languages.tsx';

/** More names than that make no line. */
const NAMED = 4;

export const FREIGHT_RATES = crudScreen<AdminFreightRate>({
  name: 'freight-rates',
  right: 'settings:read',
  writeRight: 'settings:write',
  group: 'company',
  label: 'freight.many',
  icon: TruckIcon,
  represent: ({ name }: AdminFreightRate) => name,
  list: {
    sort: { field: 'id', order: 'ASC' },
    empty: 'freight.none',
    columns: [
      { source: 'name', label: 'freight.name', render: ({ name }) => <Name>{name}</Name> },
      {
        source: 'countries',
        label: 'freight.countries',
        render: (rate) => <Places rate={rate} />,
      },
      { source: 'days', label: 'freight.days', end: true, render: ({ days }) => days },
      {
        source: 'steps',
        label: 'freight.price',
        end: true,
        render: (rate) => <PriceRange rate={rate} />,
      },
      {
        source: 'active',
        label: 'freight.active',
        render: ({ active }, { say }) => (
          <StateChip
            color={active ? 'success' : 'default'}
            label={say(active ? 'common.yes' : 'common.no')}
          />
        ),
      },
    ],
  },
  form: {
    inputs: Inputs,
    toInput: ({ names, countries, postalCodes, days, steps, freeFrom, isPickup, active }) => ({
      names: { en: names?.en ?? '', ru: names?.ru ?? '', ar: names?.ar ?? '' },
      countries,
      postalCodes: postalCodes ?? [],
      days,
      steps: isPickup ? [] : (steps ?? []),
      freeFrom: freeFrom ?? null,
      isPickup,
      active,
    }),
    defaults: {
      countries: [],
      postalCodes: [],
      days: 5,
      steps: [{ upToGrams: 1_000, price: null }],
      freeFrom: null,
      isPickup: false,
      active: true,
    },
    remove: <DeleteWithConfirmButton mutationMode="pessimistic" />,
  },
});

function Places({ rate: { countries, postalCodes } }: { rate: AdminFreightRate }) {
  const { country } = useFormats();
  const said = countries.slice(0, NAMED).map(country);
  const more = countries.length - said.length;
  return (
    <>
      <Name>{said.join(', ')}</Name>
      {more > 0 ? ` +${more}` : ''}
      {postalCodes.length === 0 ? null : (
        <>
          {' '}
          <Ltr mono>{postalCodes.slice(0, NAMED).join(', ')}</Ltr>
        </>
      )}
    </>
  );
}

function PriceRange({ rate: { steps, isPickup } }: { rate: AdminFreightRate }) {
  const say = useWords();
  const { money, number } = useFormats();
  const [first, last] = [steps[0], steps.at(-1)];
  if (isPickup || first === undefined || last === undefined) return say('freight.pickup');
  const prices =
    steps.length === 1 ? money(last.price) : `${money(first.price)} – ${money(last.price)}`;
  return <Ltr>{`${prices}, ≤ ${number(last.upToGrams / 1_000)} kg`}</Ltr>;
}

const kilograms = {
  format: (grams: unknown) => (typeof grams === 'number' ? grams / 1_000 : ''),
  parse: (typed: string) => (typed === '' ? null : Math.round(Number(typed) * 1_000)),
};

function Inputs() {
  const say = useWords();
  const isPickup: boolean = useWatch({ name: 'isPickup' }) === true;
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: 900 }}>
      <ThreeLanguages source="names" label={say('freight.name')} isRequired="en" />
      <CountriesInput source="countries" label={say('freight.countries')} />
      <TextArrayInput
        source="postalCodes"
        label={say('freight.postalCodes')}
        helperText={say('freight.postalCodesHelp')}
      />
      <NumberInput
        source="days"
        label={say('freight.days')}
        helperText={say('freight.daysHelp')}
        min={0}
        max={365}
        validate={required()}
      />
      <BooleanInput
        source="isPickup"
        label={say('freight.isPickup')}
        helperText={say('freight.isPickupHelp')}
      />
      {isPickup ? null : (
        <>
          <ArrayInput
            source="steps"
            label={say('freight.steps')}
            helperText={say('freight.stepsHelp')}
          >
            <SimpleFormIterator inline disableReordering>
              <NumberInput
                source="upToGrams"
                label={say('freight.upTo')}
                min={0}
                step={0.001}
                validate={required()}
                helperText={false}
                {...kilograms}
              />
              <NumberInput
                source="price"
                label={say('freight.stepPrice', { currency: baseCurrency() })}
                min={0}
                step={0.01}
                validate={required()}
                helperText={false}
                {...hundredths}
              />
            </SimpleFormIterator>
          </ArrayInput>
          <NumberInput
            source="freeFrom"
            label={say('freight.freeFrom', { currency: baseCurrency() })}
            helperText={say('freight.freeFromHelp')}
            min={0}
            step={0.01}
            {...hundredths}
          />
        </>
      )}
      <BooleanInput source="active" label={say('freight.active')} />
    </Box>
  );
}
