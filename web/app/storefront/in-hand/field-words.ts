// Words of the finder's fields: how each size is measured, and what the sizes of a thread are called; other names come from the catalogue.
import { type MeasuredField, TPI_FIELD } from '@millwright/contracts';
import type { MessageKey } from '@millwright/messages/shop';

/** Sizes without a hint of their own are measured from outside. */
const HINTS: Readonly<Record<string, MessageKey>> = {
  'belt-section': 'inHand.how.belt-section',
  'nominal-diameter': 'inHand.how.nominal-diameter',
  length: 'inHand.how.length',
  'inner-diameter': 'inHand.how.inner-diameter',
  'outer-diameter': 'inHand.how.outer-diameter',
  width: 'inHand.how.width',
  height: 'inHand.how.height',
  thickness: 'inHand.how.thickness',
  'cross-section': 'inHand.how.cross-section',
  'across-flats': 'inHand.how.across-flats',
  'second-across-flats': 'inHand.how.second-across-flats',
  'shaft-diameter': 'inHand.how.shaft-diameter',
  'bore-diameter': 'inHand.how.bore-diameter',
  'nominal-size': 'inHand.how.nominal-size',
  'wall-thickness': 'inHand.how.wall-thickness',
  'inside-length': 'inHand.how.inside-length',
  'outside-length': 'inHand.how.outside-length',
  'datum-length': 'inHand.how.datum-length',
  'datum-diameter': 'inHand.how.datum-diameter',
  grooves: 'inHand.how.grooves',
  'shaft-height': 'inHand.how.shaft-height',
  'flange-diameter': 'inHand.how.flange-diameter',
  'blade-width': 'inHand.how.blade-width',
  'blade-length': 'inHand.how.blade-length',
  'cable-to': 'inHand.how.cable-to',
  grit: 'inHand.how.grit',
};

type FieldWords = { label: MessageKey | undefined; hint: MessageKey };

/** In a form with threads per inch the nominal diameter is what a caliper reads over the thread. */
export function wordsOf(
  { name, type }: MeasuredField,
  fields: readonly MeasuredField[],
): FieldWords {
  const isGauge = fields.some((field) => field.name === TPI_FIELD);
  if (isGauge && name === TPI_FIELD) return { label: 'inHand.tpi', hint: 'inHand.how.tpi' };
  if (isGauge && name === 'pitch') return { label: 'inHand.pitch', hint: 'inHand.how.pitch' };
  if (isGauge && name === 'nominal-diameter')
    return { label: 'inHand.diameter', hint: 'inHand.how.diameter' };
  return {
    label: undefined,
    hint: HINTS[name] ?? (type === 'choice' ? 'inHand.how.choice' : 'inHand.how.size'),
  };
}
