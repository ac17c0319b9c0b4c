// Common facts of drills, taps and end mills: tool materials, coatings, the way a cutting tool becomes a product.
import { completeProduct } from '../../complete-product.ts';
import type { IndustrySlug } from '../../industries.ts';
import type { Manufacturer } from '../../manufacturers.ts';
import { levelOf } from '../../pricing-law.ts';
import { chance, pick } from '../../rng.ts';
import type { finishes } from '../../shared-attributes.ts';
import { text } from '../../text.ts';
import type { DemoProduct, Rng, Shape, Text3 } from '../../types.ts';

export type ToolMaterial = {
  key: 'hss' | 'hss-co' | 'carbide';
  label: Text3;
  density: number;
  finish: keyof typeof finishes;
  /** Rupees for a kilogram of ground tool, before grinding. */
  perKg: number;
  /** Grinding cost level. */
  grinding: number;
  weight: number;
  says: Text3;
};

export const toolMaterials: Record<ToolMaterial['key'], ToolMaterial> = {
  hss: {
    key: 'hss',
    label: text('HSS', 'HSS', 'HSS'),
    density: 8.1,
    finish: 'bright',
    perKg: 1500,
    grinding: 1,
    weight: 2,
    says: text(
      'High-speed steel for structural steel, cast iron and light metals.',
      'Быстрорежущая сталь для конструкционной стали, чугуна и лёгких сплавов.',
      'فولاذ سريع القطع للصلب الإنشائي والزهر والمعادن الخفيفة.',
    ),
  },
  'hss-co': {
    key: 'hss-co',
    label: text('HSS-Co', 'HSS-Co', 'HSS-Co'),
    density: 8.2,
    finish: 'tin',
    perKg: 2600,
    grinding: 1.9,
    weight: 1.3,
    says: text(
      'Cobalt steel, TiN coated, for stainless and tough steels.',
      'Кобальтовая сталь с покрытием TiN для нержавеющих и вязких сталей.',
      'فولاذ بالكوبالت بطلاء TiN للفولاذ المقاوم للصدأ والفولاذ المتين.',
    ),
  },
  carbide: {
    key: 'carbide',
    label: text('carbide', 'твёрдый сплав', 'كربيد'),
    density: 14.5,
    finish: 'tialn',
    perKg: 9500,
    grinding: 5.5,
    weight: 1,
    says: text(
      'Solid carbide, TiAlN coated, for CNC machines and hard steels.',
      'Твёрдый сплав с покрытием TiAlN для станков с ЧПУ и закалённых сталей.',
      'كربيد صلب بطلاء TiAlN لماكينات CNC والفولاذ المقسى.',
    ),
  },
};

export type Tool = {
  /** Heavier is more asked for. */
  weight: number;
  mpn(manufacturer: Manufacturer): string;
  skuTail: string;
  name: Text3;
  description: Text3;
  category: string;
  hsn: string;
  unspsc: string;
  material: ToolMaterial;
  attributes: Record<string, number | string>;
  shape: Shape;
  grams: number;
  /** Rupees of grinding for an HSS tool of this size. */
  work: number;
  /** Pieces in a box: small drills are sold by ten. */
  pieces: number;
};

const users: IndustrySlug[] = [
  'automobile',
  'railways',
  'power-generation',
  'oil-and-gas',
  'marine',
  'textile',
];
const drilling = {
  url: '/productvideos/drilling-stainless-steel.webm',
  title: text(
    'Drilling stainless steel',
    'Сверление нержавеющей стали',
    'ثقب الفولاذ المقاوم للصدأ',
  ),
};

export function toolProduct(rng: Rng, tool: Tool, manufacturer: Manufacturer): DemoProduct {
  const each =
    ((tool.grams / 1000) * tool.material.perKg + tool.work * tool.material.grinding) *
    levelOf(manufacturer.country);
  const first = pick(rng, users);
  const second = pick(rng, users);
  return completeProduct(rng, {
    manufacturer,
    mpn: tool.mpn(manufacturer),
    skuTail: tool.skuTail,
    name: tool.name,
    description: tool.description,
    category: tool.category,
    hsn: tool.hsn,
    unspsc: tool.unspsc,
    uom: tool.pieces === 1 ? 'piece' : 'pack',
    rupees: each * tool.pieces * (tool.pieces > 1 ? 0.9 : 1),
    grams: tool.grams * tool.pieces,
    attributes: {
      ...tool.attributes,
      material: tool.material.key,
      finish: tool.material.finish,
      'pack-quantity': tool.pieces,
    },
    industries: first === second ? [first] : [first, second],
    shape: tool.shape,
    videos:
      tool.shape.kind === 'drill' && tool.material.key === 'hss-co' && chance(rng, 0.04)
        ? [drilling]
        : [],
  });
}
