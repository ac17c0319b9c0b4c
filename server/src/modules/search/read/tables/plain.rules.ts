// Plain values by family: what is meant when nothing is said - coarse thread, common steel, one piece. They come first and exclude nothing.

/** By category lineage; every lineage that fits counts. Attribute values by slug, weight behind the colon. */
export const PLAIN: Readonly<Record<string, readonly string[]>> = {
  fasteners: ['material=steel:2', 'finish=zinc-plated:1'],
  'fasteners/hex-bolts': ['strength-class=8-8:1', 'standard=iso-4014,iso-4017:1'],
  'fasteners/socket-cap-screws': ['standard=iso-4762:1', 'strength-class=8-8,12-9:1'],
  'fasteners/nuts': ['standard=iso-4032:6', 'strength-class=8:1'],
  'fasteners/washers': ['standard=iso-7089,iso-7090,iso-7091:6'],
  'fasteners/retaining-rings': ['material=spring-steel:1'],
  'fasteners/set-screws': ['standard=iso-4029,iso-4026:1'],
  bearings: ['internal-clearance=cn:1'],
  seals: ['material=nbr:1', 'shore-hardness=70:1'],
  'cutting-tools': ['material=hss:1', 'finish=bright:1'],
  'cutting-tools/drills': ['standard=din-338:1'],
  piping: ['material=steel:1'],
  'piping/pipes': ['schedule=sch-40,sch-40s,std:1'],
  'piping/asme-flanges': ['pressure-class=class-150:1'],
  'piping/en-flanges': ['pressure-class=pn16:1'],
  valves: ['pressure-class=pn16,pn40:1'],
  'valves/butterfly-valves': ['connection=wafer:1', 'pressure-class=pn16:1'],
  'electric-motors': ['efficiency-class=ie3:1', 'mounting=b3:1'],
  'electrical/circuit-breakers': ['trip-curve=c:1', 'poles=1:1'],
  'hand-tools/sockets': ['tool-material=chrome-vanadium:1'],
  'hand-tools/spanners': ['standard=din-3113:1'],
};

export type PlainValue = { attribute: string; values: string[]; weight: number };

export function plainValuesOf(lineage: string): PlainValue[] {
  const found: PlainValue[] = [];
  for (let at = lineage; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    for (const text of PLAIN[at] ?? []) {
      const [, attribute, values, weight] = /^([a-z0-9-]+)=([^:]+):(\d)$/.exec(text) as unknown as [
        string,
        string,
        string,
        string,
      ];
      if (!found.some((own) => own.attribute === attribute))
        found.push({ attribute, values: values.split(','), weight: Number(weight) });
    }
  }
  return found;
}
