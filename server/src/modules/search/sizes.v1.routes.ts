// Finder by dimensions in /api/v1. [decisions 0114]
import { type MeasuredFamily, V1_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../platform/context.ts';
import { v1Route } from '../../platform/http/v1-calls.ts';
import { Problem } from '../../platform/problem.ts';
import { naming } from '../../platform/v1-fields.ts';
import { pictureUrl } from '../../platform/v1-wire.ts';
import { service } from './search.service.ts';

export function registerSizesV1Routes(app: FastifyInstance): void {
  v1Route(
    app,
    V1_CALLS.listMeasuredFamilies,
    async ({ ctx }) => ({ items: (await service.listMeasuredFamilies(ctx)).map(toFamily) }),
    { cacheable: true },
  );
  v1Route(
    app,
    V1_CALLS.findBySizes,
    async ({ ctx, body: { family, kind = null, unit = 'mm', values } }) => {
      const { lineage, fields, kinds } = await familyOf(ctx, family);
      rejectUnknown(
        Object.keys(values).filter((name) => !fields.some((field) => field.name === name)),
      );
      if (kind !== null && !kinds.some((one) => one.lineage === kind)) throw unknownKind(kinds);
      const answer = await naming(
        Object.fromEntries(fields.map(({ name }) => [`/${name}`, `/values/${name}`])),
        () => service.findMeasured(ctx, { lineage, kind, unit, values }),
      );
      const { measures } = await service.describeMeasured(ctx, answer);
      return {
        category: answer.lineage,
        filter: answer.filters.attributes,
        measures: measures.map(({ name, asked, taken, unit, outcome }) => ({
          name,
          asked: asked.map((part) => ({ value: part.value, unit: part.unit })),
          taken,
          unit,
          outcome,
        })),
      };
    },
    { requestLimit: 'search' },
  );
}

/** @throws Problem category-not-found where parts are not known by their sizes */
async function familyOf(ctx: Ctx, path: string): Promise<MeasuredFamily> {
  const family = await service.findMeasuredFamily(ctx, path);
  if (family === null) throw new Problem('category-not-found');
  return family;
}

/** @throws Problem invalid-request */
function rejectUnknown(names: readonly string[]): void {
  if (names.length === 0) return;
  const fields = names.map((name) => ({
    code: 'unknown-field' as const,
    // RFC 6901
    pointer: `/values/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
  }));
  throw new Problem('invalid-request', {}, { fields });
}

function unknownKind(kinds: MeasuredFamily['kinds']): Problem {
  const values = kinds.map(({ lineage }) => lineage).join(', ');
  return new Problem(
    'invalid-request',
    {},
    { fields: [{ code: 'expected-one-of', pointer: '/kind', params: { values } }] },
  );
}

function toFamily({ lineage, name, image, kinds, fields }: MeasuredFamily) {
  return {
    path: lineage,
    name,
    image: pictureUrl(image),
    kinds: kinds.map((kind) => ({ path: kind.lineage, name: kind.name })),
    fields: fields.map((field) => ({
      name: field.name,
      label: field.label === '' ? null : field.label,
      unit: field.unit,
      type: field.type,
      choices: field.choices.map(({ value, label }) => ({ value, label })),
    })),
  };
}
