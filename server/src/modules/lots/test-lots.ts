// Lots for tests, made over the calls that the form of the back office uses.
import assert from 'node:assert/strict';
import type { AdminLot } from '@millwright/contracts';
import { aCtx, aProduct, type StaffCall, type TestApp } from '../../../testing/index.ts';
import { services } from '../../services.ts';

export const three = (text: string) => ({ en: text, ru: `${text} ru`, ar: `${text} ar` });

/** The form's data of a lot, to be sent back. */
export function sent(lot: AdminLot, more: object = {}): object {
  const {
    names,
    details,
    location,
    condition,
    ageMonths,
    categoryId,
    position,
    soldWhole,
    price,
    discountPrice,
    ownPrices,
    hsn,
    images,
  } = lot;
  const items = lot.items.map(({ productId, quantity }) => ({ productId, quantity }));
  return {
    ...{
      names,
      details,
      location,
      condition,
      ageMonths,
      categoryId,
      position,
      soldWhole,
      price,
      discountPrice,
      ownPrices,
      hsn,
      images,
      items,
    },
    ...{ version: lot.version, ...more },
  };
}

export function lotsOf({ db }: Pick<TestApp, 'db'>, admin: StaffCall) {
  let count = 0;

  async function aCategory(): Promise<number> {
    count += 1;
    const answer = await admin('POST', '/lot-categories', {
      names: three(`Surplus ${process.pid} ${count}`),
      slug: '',
      image: '',
      position: count,
    });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    return answer.body.id;
  }
  /** Four bolts of ten, three nuts of nine: two lots. */
  async function aDraft(more: object = {}) {
    const bolt = await aProduct(db, { name: 'Bolt', stock: 10, price: 1_000 });
    const nut = await aProduct(db, { name: 'Nut', stock: 9, price: 500 });
    const body = {
      ...{
        names: three('Pallet of bolts'),
        details: three('From a closed works.'),
        location: three('Pune'),
        condition: 'used',
        ageMonths: 18,
      },
      ...{
        categoryId: await aCategory(),
        position: 0,
        soldWhole: true,
        price: null,
        discountPrice: 4_000,
        ownPrices: {},
      },
      ...{
        hsn: '',
        images: [],
        items: [
          { productId: bolt, quantity: 4 },
          { productId: nut, quantity: 3 },
        ],
      },
      ...more,
    };
    return { bolt, nut, body };
  }
  async function aLotOf(
    more: object = {},
    offered = true,
  ): Promise<{ bolt: number; nut: number; lot: AdminLot }> {
    const { bolt, nut, body } = await aDraft(more);
    const answer = await admin<AdminLot>('POST', '/lots', body);
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    if (!offered) return { bolt, nut, lot: answer.body };
    const shown = await admin<AdminLot>('POST', `/lots/${answer.body.id}/offer`, { offered: true });
    assert.equal(shown.status, 200, JSON.stringify(shown.body));
    return { bolt, nut, lot: shown.body };
  }
  const inShop = async (lot: AdminLot): Promise<string> =>
    await services.lots.getLot(aCtx(db), lot.id).then(
      (found) => `${found.name} x${found.stock}${found.soldWhole ? '' : ' in parts'}`,
      (error) => error.code,
    );
  return { aCategory, aDraft, aLotOf, inShop };
}
