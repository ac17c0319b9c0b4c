// Kindred values: attribute values that say the same of different families, so that "stainless" fits a bolt, a pipe, a valve and a cable gland.

/** Each line is a group: a query for one is met by the others, where a family has them. */
const GROUPS: readonly string[][] = [
  [
    'material=stainless-a2',
    'material=stainless-304l',
    'body-material=stainless-316',
    'tool-material=stainless',
    'material=stainless-martensitic',
  ],
  ['material=stainless-a4', 'material=stainless-316l', 'body-material=stainless-316'],
  ['material=stainless-a4', 'material=stainless-martensitic'],
  ['material=steel', 'body-material=cast-steel'],
  ['material=steel', 'body-material=forged-steel'],
  ['material=brass', 'body-material=brass', 'cage=brass'],
  ['material=cast-iron', 'body-material=cast-iron'],
  ['material=nbr', 'valve-seat=nbr'],
  ['material=fkm', 'valve-seat=fkm'],
  ['material=epdm', 'valve-seat=epdm'],
  ['valve-seat=ptfe', 'valve-seat=rptfe'],
  ['material=polyamide', 'cage=polyamide'],
  ['colour=red', 'lamp-colour=red'],
  ['colour=green', 'lamp-colour=green'],
  ['colour=yellow', 'lamp-colour=yellow'],
  ['colour=blue', 'lamp-colour=blue'],
  ['colour=white', 'lamp-colour=white'],
  ['thickener=lithium', 'thickener=lithium-complex'],
  ['drive=hexalobular', 'screwdriver-tip=torx'],
  ['drive=slot', 'screwdriver-tip=slotted'],
  ['drive=cross-recess', 'screwdriver-tip=phillips'],
];

const KIN = new Map<string, (readonly [string, string])[]>();
for (const group of GROUPS)
  for (const own of group)
    for (const other of group) {
      if (own === other) continue;
      const pair = other.split('=') as [string, string];
      const kin = KIN.get(own);
      if (kin === undefined) KIN.set(own, [pair]);
      else if (!kin.some(([attribute, value]) => attribute === pair[0] && value === pair[1]))
        kin.push(pair);
    }

/** Attribute and value of what says the same elsewhere. */
export function kindredValues(
  attribute: string,
  value: string,
): readonly (readonly [string, string])[] {
  return KIN.get(`${attribute}=${value}`) ?? [];
}
