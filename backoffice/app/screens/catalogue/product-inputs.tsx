// Inputs of a product: numbers and names, prices as people write them, texts side by side, attributes, industries.
import { type AdminProduct, isGtin, type ProductInput, UNITS_OF_SALE } from '@millwright/contracts';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  minValue,
  NumberInput,
  ReferenceArrayInput,
  ReferenceInput,
  regex,
  required,
  SelectInput,
  TextInput,
  useLocaleState,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useWords, type WordKey } from '../../i18n/index.ts';
import { marginOf, percentText } from '../../lib/margin.ts';
import { CountryInput } from '../../ui/country-input.tsx';
import { AttributeLines } from './attribute-lines.tsx';
import { categoryText } from './category-text.ts';
import { LanguageInputs } from './language-inputs.tsx';
import { OwnPriceInputs, PriceInput, toOwnPrices } from './price-input.tsx';

const LTR = { htmlInput: { dir: 'ltr' } };
const DIGITS = { htmlInput: { dir: 'ltr', inputMode: 'numeric' } } as const;

export function ProductInputs({ isNew = false }: { isNew?: boolean }) {
  const say = useWords();
  const units = UNITS_OF_SALE.map((id) => ({ id, name: say(`unit.${id}`) }));
  return (
    <>
      <Section label="products.texts">
        <LanguageInputs source="texts" field="name" label="products.name" isRequired />
        <LanguageInputs source="texts" field="description" label="products.description" rows={4} />
      </Section>
      <Section label="products.numbers">
        <Fields>
          <TextInput
            source="sku"
            label={say('products.sku')}
            validate={required()}
            slotProps={LTR}
          />
          <TextInput
            source="mpn"
            label={say('products.mpn')}
            validate={required()}
            slotProps={LTR}
          />
          <TextInput
            source="gtin"
            label={say('products.gtin')}
            helperText={say('products.gtinHelp')}
            validate={(text: unknown) =>
              text == null || text === '' || isGtin(String(text).replace(/[\s-]/g, ''))
                ? undefined
                : say('products.gtinRule')
            }
            slotProps={LTR}
          />
          <ReferenceInput
            source="manufacturerId"
            reference="manufacturers"
            sort={{ field: 'name', order: 'ASC' }}
          >
            <AutocompleteInput
              label={say('products.manufacturer')}
              optionText="name"
              validate={required()}
            />
          </ReferenceInput>
          <ReferenceInput
            source="categoryId"
            reference="categories"
            sort={{ field: 'tree', order: 'ASC' }}
            perPage={50}
          >
            <AutocompleteInput
              label={say('products.category')}
              optionText={categoryText}
              validate={required()}
            />
          </ReferenceInput>
          <TextInput
            source="hsn"
            label={say('products.hsn')}
            helperText={say('products.hsnHelp')}
            validate={regex(/^[0-9]{4,8}$/, say('products.hsnRule'))}
            slotProps={DIGITS}
          />
          <TextInput
            source="unspsc"
            label={say('products.unspsc')}
            validate={regex(/^[0-9]{8}$/, say('products.unspscRule'))}
            slotProps={DIGITS}
          />
          <CountryInput source="originCountry" label={say('products.origin')} isOptional />
          <TextInput
            source="slug"
            label={say('products.slug')}
            helperText={say('catalogue.slugHelp')}
            slotProps={LTR}
          />
        </Fields>
      </Section>
      <Section label="products.prices">
        <Fields>
          <PriceInput source="price" label="products.priceIn" isRequired />
          <PriceInput
            source="discountPrice"
            label="products.discount"
            help="products.discountHelp"
          />
          <PriceInput source="costPrice" label="products.cost" help="products.costHelp" />
          <OwnPriceInputs />
        </Fields>
        <Margin />
      </Section>
      <Section label="products.selling">
        <Fields>
          <SelectInput
            source="unit"
            label={say('products.unit')}
            choices={units}
            translateChoice={false}
            validate={required()}
          />
          <NumberInput
            source="minimum"
            label={say('products.minimum')}
            validate={[required(), minValue(1)]}
          />
          <NumberInput source="maximum" label={say('products.maximum')} validate={minValue(1)} />
          <NumberInput
            source="step"
            label={say('products.step')}
            validate={[required(), minValue(1)]}
          />
          <NumberInput
            source="weightGrams"
            label={say('products.weight')}
            validate={[required(), minValue(0)]}
          />
          {isNew ? (
            <NumberInput
              source="onHand"
              label={say('products.firstStock')}
              validate={[required(), minValue(0)]}
            />
          ) : null}
        </Fields>
        <BooleanInput
          source="published"
          label={say('products.published')}
          helperText={say('products.publishedHelp')}
        />
      </Section>
      <Section label="products.attributes">
        <AttributeLines />
      </Section>
      <Section label="products.industries">
        <ReferenceArrayInput
          source="industries"
          reference="industries"
          sort={{ field: 'position', order: 'ASC' }}
          perPage={100}
        >
          <AutocompleteArrayInput label={say('products.industries')} optionText="name" fullWidth />
        </ReferenceArrayInput>
      </Section>
    </>
  );
}

export function Section({ label, children }: { label: WordKey; children: ReactNode }) {
  const say = useWords();
  return (
    <Box component="section" sx={{ inlineSize: '100%', mb: 1 }}>
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, mb: 1 }}>
        {say(label)}
      </Typography>
      {children}
    </Box>
  );
}

export function Fields({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: '1fr',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        },
        '& > *': { inlineSize: '100%' },
        '& .MuiFormControl-root': { marginBlockStart: 1, inlineSize: '100%' },
      }}
    >
      {children}
    </Box>
  );
}

/** What is left of the price as it is typed. */
function Margin() {
  const say = useWords();
  const [locale] = useLocaleState();
  const [price, discount, cost] = useWatch({ name: ['price', 'discountPrice', 'costPrice'] });
  const margin = marginOf(discount ?? price, cost);
  if (margin === null) return null;
  return (
    <Typography
      role="status"
      variant="body2"
      color={margin < 0 ? 'error' : 'textSecondary'}
      sx={{ mt: 1 }}
    >
      {say('products.margin', { percent: percentText(margin, locale) })}
      {margin < 0 ? ` · ${say('products.belowCost')}` : ''}
    </Typography>
  );
}

type Form = Omit<AdminProduct, 'texts'> & {
  texts?: Partial<
    Record<'en' | 'ru' | 'ar', { name?: string | null; description?: string | null } | null>
  >;
};

/** What the server takes of a form; empty entries are null there. */
export function toProductInput(form: Form): ProductInput {
  const words = (locale: 'en' | 'ru' | 'ar') => ({
    name: form.texts?.[locale]?.name ?? '',
    description: form.texts?.[locale]?.description ?? '',
  });
  return {
    sku: form.sku,
    mpn: form.mpn,
    gtin: form.gtin ?? null,
    slug: form.slug ?? '',
    categoryId: form.categoryId,
    manufacturerId: form.manufacturerId,
    hsn: form.hsn ?? '',
    unspsc: form.unspsc ?? '',
    unit: form.unit,
    originCountry: form.originCountry ?? '',
    price: form.price,
    discountPrice: form.discountPrice ?? null,
    costPrice: form.costPrice ?? null,
    ownPrices: toOwnPrices(form.ownPrices),
    minimum: form.minimum,
    maximum: form.maximum ?? null,
    step: form.step,
    weightGrams: form.weightGrams,
    published: form.published,
    texts: { en: words('en'), ru: words('ru'), ar: words('ar') },
    attributes: (form.attributes ?? []).map(({ attributeId, ordinal }) => ({
      attributeId,
      ordinal,
    })),
    industries: form.industries ?? [],
  };
}
