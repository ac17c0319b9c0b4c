// Firmness by attribute: what an expert would give up first when nothing has all that was asked for. Looks before details, details before sizes.
import { FIRMNESS } from '../reading.rules.ts';

const OF: Readonly<Record<string, number>> = {
  ...all(FIRMNESS.looks, 'colour lens-tint vents pack pack-quantity lamp-colour'),
  ...all(
    FIRMNESS.detail,
    'finish internal-clearance cage belt-build valve-operation exhalation-valve shore-hardness flange-facing min-temperature max-temperature screened ip-rating efficiency-class breaking-capacity',
  ),
  ...all(
    FIRMNESS.kind,
    'seal connection mounting thickener base-oil coil-kind power-source abrasive tool-holder voltage taper-bush',
  ),
  ...all(FIRMNESS.standard, 'series'),
  // A standard and a drive say what kind of fastener it is: an internal ring is none for a shaft.
  ...all(FIRMNESS.form, 'standard drive'),
  ...all(
    FIRMNESS.grade,
    'material strength-class body-material body-grade steel-grade pressure-class pressure-rating schedule valve-seat trip-curve coil-voltage tool-material',
  ),
  ...all(
    FIRMNESS.minorSize,
    'width height outer-diameter length thickness volume net-mass wall-thickness grooves pitch poles flutes second-across-flats cores blade-length bore-diameter angle',
  ),
  ...all(
    FIRMNESS.size,
    'thread nominal-diameter inner-diameter nominal-size pipe-size power current conductor-area across-flats cross-section size belt-section datum-length inside-length outside-length viscosity-grade nlgi-class head-mass hand-size shoe-size gland-thread torx-size screwdriver-tip footwear-class filter-class cable-type frame',
  ),
  ...all(FIRMNESS.mainSize, 'disc-diameter'),
};

export function firmnessOf(attribute: { slug: string; kind: 'number' | 'text' }): number {
  return OF[attribute.slug] ?? (attribute.kind === 'number' ? FIRMNESS.minorSize : FIRMNESS.grade);
}

function all(firmness: number, slugs: string): Record<string, number> {
  return Object.fromEntries(slugs.split(' ').map((slug) => [slug, firmness]));
}
