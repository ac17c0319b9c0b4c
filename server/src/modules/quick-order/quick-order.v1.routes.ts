// Quick order in /api/v1. [decisions 0114]
import {
  type CurrencyCode,
  fileInText,
  type QuickOrder,
  type QuickOrderProduct,
  V1_CALLS,
} from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { MAX_FILE } from '../../platform/http/multipart.ts';
import { v1Route } from '../../platform/http/v1-calls.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { moneyIn, pictureUrl, productUrl, textOrNull } from '../../platform/v1-wire.ts';
import { cartShownIn, requireCart } from '../cart/index.ts';
import { shownCurrency } from '../pricing/index.ts';
import { addLines, matchLines, matchText, readFile } from './quick-order.service.ts';

export function registerQuickOrderV1Routes(app: FastifyInstance): void {
  v1Route(app, V1_CALLS.matchQuickOrder, async ({ ctx, query, body }) => {
    const currency = await shownCurrency(ctx, query.currency);
    const { lines, text, cartCode = null } = body;
    if (lines !== undefined && text === undefined)
      return toV1QuickOrder(await matchLines(ctx, cartCode, lines), currency);
    if (text !== undefined && lines === undefined)
      return toV1QuickOrder(await matchText(ctx, cartCode, text), currency);
    throw rejected(
      ['/lines', '/text'].map((pointer) => ({
        code: lines === undefined ? 'field-required' : 'value-not-valid',
        pointer,
      })),
    );
  });
  v1Route(app, V1_CALLS.matchQuickOrderFile, async ({ ctx, query, body }) => {
    const currency = await shownCurrency(ctx, query.currency);
    const file = body.files.get('file');
    if (file === undefined) throw rejected([{ code: 'field-required', pointer: '/file' }]);
    if (file.tooLarge)
      throw rejected([
        {
          ...{ code: 'file-too-large', pointer: '/file' },
          params: { file: fileInText(file.name), n: MAX_FILE / 2 ** 20 },
        },
      ]);
    const text = await readFile(file.bytes, file.name);
    return toV1QuickOrder(await matchText(ctx, body.fields.get('cartCode'), text), currency);
  });
  v1Route(app, V1_CALLS.addQuickOrder, async ({ ctx, query, body }) => {
    const shown = await cartShownIn(ctx, query.currency);
    const { lines, cartCode = null } = body;
    if (cartCode !== null) await requireCart(ctx, cartCode);
    const { cart, added, refused } = await addLines(shown.ctx, cartCode, lines);
    return { cart: shown.wire(cart), added, refused };
  });
}

const rejected = (fields: FieldProblem[]): Problem =>
  new Problem('invalid-request', {}, { fields });

function toV1QuickOrder({ lines, ignored, ready }: QuickOrder, currency: CurrencyCode) {
  return {
    ready,
    ignored,
    lines: lines.map(({ product, choices, partNumber, ...line }) => ({
      ...line,
      partNumber: textOrNull(partNumber),
      product: product === null ? null : toProduct(product, currency),
      choices: choices.map((choice) => toProduct(choice, currency)),
    })),
  };
}

function toProduct(product: QuickOrderProduct, currency: CurrencyCode) {
  const { id, slug, image, manufacturer, limits, unitPrice } = product;
  return {
    id,
    sku: product.sku,
    name: product.name,
    url: productUrl(id, slug),
    image: pictureUrl(image),
    manufacturer: { slug: manufacturer.slug, name: manufacturer.name },
    unit: product.unit,
    stock: product.stock,
    orderQuantity: { minimum: limits.minimum, maximum: limits.maximum, step: limits.step },
    price: moneyIn(unitPrice, currency),
  };
}
