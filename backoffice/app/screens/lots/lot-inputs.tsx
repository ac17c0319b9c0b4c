// Inputs of a lot: texts side by side, facts, contents, prices, pictures.
import { type AdminLot, LOT_CONDITIONS } from '@millwright/contracts';
import { Alert, Typography } from '@mui/material';
import {
  AutocompleteInput,
  BooleanInput,
  FormDataConsumer,
  maxValue,
  minValue,
  NumberInput,
  ReferenceInput,
  regex,
  required,
  SelectInput,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { Ltr } from '../../ui/isolated.tsx';
import { LanguageInputs } from '../catalogue/language-inputs.tsx';
import { OwnPriceInputs, PriceInput } from '../catalogue/price-input.tsx';
import { Fields, Section } from '../catalogue/product-inputs.tsx';
import { LotItemsInput, totalOf } from './lot-items.tsx';
import { LotPicturesInput } from './lot-pictures.tsx';

export function LotInputs() {
  const say = useWords();
  return (
    <>
      <Section label="products.texts">
        <LanguageInputs source="names" label="products.name" isRequired />
        <LanguageInputs source="details" label="products.description" rows={3} isRequired />
      </Section>
      <Section label="lots.facts">
        <LanguageInputs source="location" label="lots.location" isRequired />
        <Fields>
          <ReferenceInput
            source="categoryId"
            reference="lot-categories"
            sort={{ field: 'position', order: 'ASC' }}
            perPage={100}
          >
            <AutocompleteInput
              label={say('lots.category')}
              optionText="name"
              validate={required()}
            />
          </ReferenceInput>
          <SelectInput
            source="condition"
            label={say('lots.condition')}
            choices={LOT_CONDITIONS.map((id) => ({ id, name: say(`lots.condition.${id}`) }))}
            translateChoice={false}
            validate={required()}
          />
          <NumberInput
            source="ageMonths"
            label={say('lots.age')}
            min={0}
            step={1}
            validate={[required(), minValue(0), maxValue(1_200)]}
          />
          <NumberInput
            source="position"
            label={say('attributes.position')}
            helperText={say('attributes.positionHelp')}
            min={0}
            step={1}
            validate={[required(), minValue(0)]}
          />
        </Fields>
      </Section>
      <Section label="lots.contents">
        <Fixed />
        <LotItemsInput />
        <BooleanInput
          source="soldWhole"
          label={say('lots.soldWhole')}
          helperText={say('lots.soldWholeHelp')}
        />
      </Section>
      <Section label="products.prices">
        <FormDataConsumer>{({ formData }) => <Discount typed={formData} />}</FormDataConsumer>
        <Fields>
          <PriceInput source="price" label="lots.listPrice" help="lots.listPriceHelp" />
          <PriceInput
            source="discountPrice"
            label="lots.askedForWhole"
            help="products.discountHelp"
          />
          <OwnPriceInputs />
          <TextInput
            source="hsn"
            label={say('products.hsn')}
            helperText={say('lots.hsnHelp')}
            validate={regex(/^[0-9]{4,8}$/, say('products.hsnRule'))}
            slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'numeric' } }}
          />
        </Fields>
      </Section>
      <Section label="media.images">
        <LotPicturesInput />
      </Section>
    </>
  );
}

function Fixed() {
  const say = useWords();
  return useRecordContext<AdminLot>()?.contentsFixed === true ? (
    <Alert severity="info" sx={{ mb: 1 }}>
      {say('lots.contentsFixed')}
    </Alert>
  ) : null;
}

/** What the parts cost singly, and how much less is asked for the whole. */
function Discount({ typed }: { typed: Partial<AdminLot> }) {
  const say = useWords();
  const { money, number } = useFormats();
  const total = totalOf(typed.items ?? []);
  const price = typed.price ?? total;
  const asked = typed.discountPrice ?? price;
  const percent = price > 0 && asked < price ? Math.round((1 - asked / price) * 100) : 0;
  return (
    <Typography variant="body2" color="textSecondary">
      {say('lots.partsTotal')}: <Ltr>{money(total)}</Ltr>
      {percent === 0 ? null : (
        <>
          {' · '}
          {say('lots.discount', { n: number(percent) })}
        </>
      )}
    </Typography>
  );
}
