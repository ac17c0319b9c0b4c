// Dimensions by family: in which order people write the sizes of a part, as attribute slugs. The first order whose values the family has is taken.

/** By category lineage; the longest that fits counts. */
export const DIMENSIONS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  fasteners: [['nominal-diameter', 'length'], ['length']],
  'fasteners/nuts': [['nominal-diameter'], ['across-flats']],
  'fasteners/washers': [
    ['nominal-diameter'],
    ['inner-diameter', 'outer-diameter', 'thickness'],
    ['inner-diameter', 'outer-diameter'],
    ['outer-diameter'],
  ],
  'fasteners/retaining-rings': [['nominal-diameter', 'thickness']],
  'fasteners/keys': [['width', 'height', 'length'], ['width', 'length'], ['width']],
  bearings: [
    ['inner-diameter', 'outer-diameter', 'width'],
    ['outer-diameter', 'inner-diameter', 'width'],
    ['inner-diameter', 'width'],
    ['outer-diameter', 'width'],
    ['outer-diameter'],
  ],
  seals: [
    ['inner-diameter', 'cross-section'],
    ['inner-diameter', 'outer-diameter'],
    ['inner-diameter', 'outer-diameter', 'cross-section'],
    // Beside an outer diameter that is said; "23x2" has none.
    ['cross-section'],
  ],
  'cutting-tools': [
    ['nominal-diameter', 'length'],
    ['nominal-diameter', 'flute-length'],
  ],
  'cutting-tools/taps': [['nominal-diameter', 'pitch']],
  piping: [['nominal-size']],
  'piping/pipes': [
    ['outer-diameter', 'wall-thickness'],
    ['nominal-size', 'wall-thickness'],
    ['nominal-size'],
  ],
  'piping/fittings': [['nominal-size'], ['outer-diameter', 'wall-thickness']],
  valves: [['nominal-size']],
  'power-transmission': [['datum-length'], ['outside-length'], ['inside-length']],
  'power-transmission/classical-v-belts': [
    ['inside-length', 'width', 'height'],
    ['width', 'inside-length'],
    ['width', 'outside-length'],
    ['width', 'height', 'inside-length'],
    ['inside-length'],
    ['datum-length'],
    ['outside-length'],
  ],
  'power-transmission/v-belt-pulleys': [
    ['datum-diameter', 'grooves'],
    ['outer-diameter', 'grooves'],
  ],
  'electric-motors': [['shaft-diameter'], ['shaft-height'], ['flange-diameter']],
  'hand-tools/spanners': [
    ['across-flats', 'second-across-flats'],
    ['second-across-flats', 'across-flats'],
    ['length'],
    ['jaw-opening'],
  ],
  'hand-tools/hex-and-torx-keys': [['across-flats', 'length'], ['across-flats']],
  'hand-tools/sockets': [['across-flats', 'length']],
  'hand-tools/screwdrivers': [['blade-width', 'blade-length'], ['blade-length'], ['length']],
  'hand-tools/pliers': [['length'], ['ring-to']],
  'hand-tools/hammers': [['head-mass'], ['face-width']],
  'hand-tools/torque-wrenches': [['torque'], ['length']],
  'hand-tools/calipers': [['measuring-range']],
  'power-tools/discs': [
    ['disc-diameter', 'thickness', 'inner-diameter'],
    ['disc-diameter', 'thickness'],
    ['disc-diameter', 'inner-diameter'],
    ['disc-diameter', 'grit'],
  ],
  'power-tools/grinders': [['disc-diameter'], ['power']],
  'power-tools/drills': [['chuck-capacity']],
  'power-tools/hammers': [['chuck-capacity']],
  'ppe/hand-protection': [['hand-size']],
  'ppe/foot-protection': [['shoe-size']],
  lubricants: [['viscosity-grade', 'volume']],
  'electrical/cables': [['cores', 'conductor-area'], ['conductor-area']],
  'electrical/contactors': [['current', 'coil-voltage']],
  'electrical/circuit-breakers': [['current']],
  'electrical/indicator-lamps': [['panel-hole', 'voltage']],
  'electrical/lugs': [['conductor-area', 'hole-diameter']],
  'electrical/glands': [['cable-to']],
};

/** Attributes of the longest lineage that begins as `lineage` does. */
export function dimensionsOf(lineage: string): readonly (readonly string[])[] {
  for (let at = lineage; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const own = DIMENSIONS[at];
    if (own !== undefined) return own;
  }
  return [];
}

/** For a number with a unit that is no length: attributes in the order in which they are meant. */
export const BY_UNIT: readonly string[] = [
  ...[
    'power',
    'torque',
    'current',
    'coil-voltage',
    'voltage',
    'conductor-area',
    'pressure-rating',
    'volume',
    'head-mass',
    'net-mass',
  ],
  ...[
    'breaking-capacity',
    'impact-energy',
    'snr',
    'shore-hardness',
    'ac1-current',
    'viscosity-grade',
    'angle',
    'point-angle',
  ],
];

/** Ranges that a tool covers: a value between the two is what is wanted. */
export const COVERED_RANGES: readonly (readonly [from: string, to: string])[] = [
  ['torque-from', 'torque'],
  ['cable-from', 'cable-to'],
  ['ring-from', 'ring-to'],
];

/**
 * Sizes of the counterpart by which a part is found, for who has only the shaft: `up-to` where the catalogue names the largest shaft that the
 * part fits, `same` where it names the very size.
 */
export const COUNTERPARTS: Readonly<Record<string, Readonly<Record<string, 'same' | 'up-to'>>>> = {
  'fasteners/keys': { 'shaft-diameter': 'up-to' },
  'fasteners/retaining-rings': { 'shaft-diameter': 'same', 'bore-diameter': 'same' },
};

/** Tools with two working sizes: a single number is either of them. */
export const EITHER_SIZE: Readonly<Record<string, readonly string[]>> = {
  'hand-tools/spanners/open-end-spanners': ['across-flats', 'second-across-flats'],
  'hand-tools/spanners/ring-spanners': ['across-flats', 'second-across-flats'],
};
