// Form of measured sizes: the sketch with its letters, a field for each size with unit and hint, the kind of part, and the unit of plain numbers.
import type { MeasuredFamily, MeasuredField } from '@millwright/contracts';
import { href } from '../../lib/paths.ts';
import { unitText } from '../../lib/units.ts';
import { useView } from '../../lib/view.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { ErrorSummary, FormHeading } from '../account/error-summary.tsx';
import { wordsOf } from './field-words.ts';
import { type Sketch, sketchOf } from './sketches.tsx';

/** Tells a form that was sent from one that is filled in by its address. */
export const SENT = 'find';

type Props = {
  family: MeasuredFamily;
  typed: URLSearchParams;
  errors: Readonly<Record<string, string>>;
  /** A rejection that is about no field. */
  sentence: string | null;
};

export function SizesForm({ family, typed, errors, sentence }: Props) {
  const { t, locale, label } = useView();
  const { fields } = family;
  const sketch = sketchOf(fields);
  const isRefused = sentence !== null || Object.keys(errors).length > 0;
  return (
    <>
      <FormHeading refused={isRefused}>
        {t('inHand.family', { family: label(family.name) })}
      </FormHeading>
      <p className="lead">{t('inHand.lead')}</p>
      {isRefused ? (
        <ErrorSummary
          title={sentence ?? t('account.problems')}
          errors={namedErrors(errors, fields, t)}
        />
      ) : null}
      <div className="sizes">
        {sketch === undefined ? null : (
          <figure className="sketch">
            <svg viewBox="0 0 256 172" role="img" aria-label={t('inHand.sketch')}>
              {sketch.draw()}
            </svg>
          </figure>
        )}
        <form action={href.inHand(locale, family.lineage)} className="sizes-form">
          {family.kinds.length === 0 ? null : (
            <Select
              name="kind"
              label={t('inHand.kind')}
              marksOptional={false}
              defaultValue={typed.get('kind') ?? ''}
              options={[
                { value: '', label: t('inHand.any') },
                ...family.kinds.map(({ lineage, name }) => ({
                  value: lineage,
                  label: label(name),
                })),
              ]}
            />
          )}
          <div className="sizes-fields">
            {fields.map((field) => (
              <Size
                key={field.name}
                field={field}
                fields={fields}
                letter={sketch?.letters[field.name]}
                typed={typed.get(field.name) ?? ''}
                error={errors[field.name]}
              />
            ))}
          </div>
          <Select
            name="unit"
            label={t('inHand.unit')}
            hint={t('inHand.hint')}
            required
            defaultValue={typed.get('unit') === 'in' ? 'in' : 'mm'}
            options={[
              { value: 'mm', label: t('inHand.mm') },
              { value: 'in', label: t('inHand.in') },
            ]}
          />
          <p className="sizes-send">
            <Button look="main" name={SENT} value="1">
              {t('inHand.submit')}
            </Button>
            <a href={href.inHand(locale)}>{t('inHand.others')}</a>
            <a href={href.category(locale, family.lineage)}>
              {t('inHand.wholeFamily', { family: label(family.name) })}
            </a>
          </p>
        </form>
      </div>
    </>
  );
}

type SizeProps = {
  field: MeasuredField;
  fields: readonly MeasuredField[];
  letter: Sketch['letters'][string] | undefined;
  typed: string;
  error: string | undefined;
};

function Size({ field, fields, letter, typed, error }: SizeProps) {
  const { t, locale } = useView();
  const { hint } = wordsOf(field, fields);
  const name = nameOf(field, fields, t);
  const unit =
    field.unit === null ? '' : `${locale === 'ar' ? '،' : ','} ${unitText(field.unit, locale)}`;
  // Some names of the catalogue end with their letter.
  const named = letter === undefined || name.endsWith(` ${letter}`) ? name : `${name} ${letter}`;
  if (field.type === 'choice')
    return (
      <Select
        name={field.name}
        label={named}
        hint={t(hint)}
        error={error}
        marksOptional={false}
        defaultValue={typed}
        options={[{ value: '', label: t('inHand.anyValue') }, ...field.choices]}
      />
    );
  return (
    <Field
      name={field.name}
      label={named + unit}
      hint={t(hint)}
      error={error}
      marksOptional={false}
      defaultValue={typed}
      ltr
      maxLength={40}
      autoComplete="off"
      inputMode="text"
      spellCheck={false}
    />
  );
}

type Translate = ReturnType<typeof useView>['t'];

function nameOf(field: MeasuredField, fields: readonly MeasuredField[], t: Translate): string {
  const { label } = wordsOf(field, fields);
  return label === undefined ? field.label : t(label);
}

/** A sentence of the summary names its field. */
function namedErrors(
  errors: Readonly<Record<string, string>>,
  fields: readonly MeasuredField[],
  t: Translate,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, sentence]) => {
      const field = fields.find((own) => own.name === name);
      return [name, field === undefined ? sentence : `${nameOf(field, fields, t)}: ${sentence}`];
    }),
  );
}
