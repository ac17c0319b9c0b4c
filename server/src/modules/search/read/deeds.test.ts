// Sentences that name only what is done become the noun of what does it; where the noun is named, every word stays.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { normalise } from '../analysis/normalise.rules.ts';
import { withDeeds } from './deeds.rules.ts';

for (const [typed, read] of [
  ['tighten head bolts to 90 newton metres', 'torque wrench 90nm'],
  ['something to cut granite slab', 'diamond disc'],
  ['drill hole in stainless plate 6mm', 'cobalt drill bit 6mm'],
  ['stop water flowing back in pipe', 'check valve'],
  ['start 5 hp motor', 'contactor 5 hp'],
  ['protect hands from acid', 'chemical gloves'],
  ['hammer without marking the part', 'soft face hammer'],
  ['чем резать плитку', 'diamond disc'],
  ['чем дышать при покраске', 'half mask respirator'],
  ['перекрыть воду дюйм', 'ball valve дюйм'],
  ['كيف افك صامولة مصدية', 'penetrating spray'],
  ['حماية الاذن من الضوضاء', 'ear muffs'],
  ['something to pull a bearing off a shaft', 'bearing puller'],
  ['tool for removing pulley from motor shaft', 'bearing puller'],
  ['remove sheared stud', 'bolt extractor'],
  ['something to heat bearing before mounting', 'bearing heater'],
  ['i need to crimp 70 sqmm lugs', 'crimping tool 70 sqmm'],
  ['something to cut threads on a rod m12', 'threading die m12'],
  ['check motor insulation', 'megger'],
  ['чем снять шкив с вала', 'bearing puller'],
  ['снятие подшипника с вала', 'bearing puller'],
  ['сверление нержавейки 10 мм', 'cobalt drill bit 10 мм'],
  ['затяжка болтов 200 нм', 'torque wrench 200 нм'],
  ['нагрев подшипников', 'bearing heater'],
  ['ثقب فولاذ مقاوم للصدأ 10 مم', 'cobalt drill bit 10 مم'],
  ['اداة خلع رولمان من العمود', 'bearing puller'],
  ['تشحيم الرولمان', 'bearing grease'],
] as const)
  test(`withDeeds › ${typed} › ${read} [house §6]`, () => {
    assert.equal(withDeeds(normalise(typed)), read);
  });

for (const typed of [
  'cut resistant gloves for metal sheet',
  'oil seal for gearbox',
  'open end spanner for m10 nut',
  'control cable for motor 4 core',
  'check valve for water line 2 inch',
  'hex bolt to fasten steel beam m20x60',
  'drill sds 10 mm for concrete',
  'сверло по металлу 5',
  'заглушка фланцевая ду100',
  'bolt m8',
  'lift check valve dn50',
  'lift motor 5 hp',
  'crimp cable lug 16 sqmm',
  'thread rod 1 meter',
  'heat resistant gloves',
  'puller bearing 6205',
  'резка',
])
  test(`withDeeds › ${typed} › stays as it is [house §6]`, () => {
    assert.equal(withDeeds(normalise(typed)), normalise(typed));
  });
