// Tests of INV-01: the fields of India's e-invoice, by hand, and what is named where one is missing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eInvoiceState, inv01Draft, isForIrp, missingForIrp } from './inv-01.rules.ts';
import { INV_01, type Inv01 } from './inv-01.schema.ts';
import type { InvoiceContent } from './invoice.rules.ts';
import { aContent, CASE_NAMES, GOODS } from './test-contents.ts';

const read = (content: InvoiceContent): Inv01 => INV_01.parse(inv01Draft(content));
const issues = (content: InvoiceContent): string[] =>
  (INV_01.safeParse(inv01Draft(content)).error?.issues ?? []).map(({ path }) => path.join('.'));

test('INV-01 › to another state › every field by hand, amounts in rupees [decisions 0112]', () => {
  const content = aContent('to another state', GOODS.slice(0, 2));
  content.buyer.delivery = {
    ...content.buyer.billing,
    address: 'Gate 4, MIDC',
    postalCode: '411019',
  };
  assert.deepEqual(read(content), {
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N', IgstOnIntra: 'N' },
    DocDtls: { Typ: 'INV', No: 'MW/26-27/000123', Dt: '20/11/2026' },
    SellerDtls: {
      Gstin: '33AAGCM4821K1ZH',
      LglNm: 'Millwright Industrial Pvt Ltd',
      TrdNm: 'Millwright',
      Addr1: 'Plot 7, Ambattur Estate',
      Loc: 'Chennai',
      Pin: 600_058,
      Stcd: '33',
      Ph: '4423456789',
      Em: 'sales@millwright.example',
    },
    BuyerDtls: {
      Gstin: '27AAECD7314M1ZF',
      LglNm: 'Deccan Works',
      Pos: '27',
      Addr1: '14 Mount Road',
      Loc: 'Pune',
      Pin: 411_001,
      Stcd: '27',
      Ph: '9840012345',
    },
    ShipDtls: {
      LglNm: 'Deccan Works',
      Addr1: 'Gate 4, MIDC',
      Loc: 'Pune',
      Pin: 411_019,
      Stcd: '27',
    },
    ItemList: [
      {
        SlNo: '1',
        PrdDesc: 'Bearing <6205> & seal',
        IsServc: 'N',
        HsnCd: '84821011',
        Qty: 2,
        Unit: 'NOS',
        UnitPrice: 180,
        TotAmt: 360,
        Discount: 0,
        AssAmt: 360,
        GstRt: 18,
        IgstAmt: 64.8,
        CgstAmt: 0,
        SgstAmt: 0,
        TotItemVal: 424.8,
      },
      {
        SlNo: '2',
        PrdDesc: 'Bolt',
        IsServc: 'N',
        HsnCd: '73181500',
        Qty: 3,
        Unit: 'PAC',
        UnitPrice: 99.99,
        TotAmt: 299.97,
        Discount: 0,
        AssAmt: 299.97,
        GstRt: 12,
        IgstAmt: 36,
        CgstAmt: 0,
        SgstAmt: 0,
        TotItemVal: 335.97,
      },
    ],
    ValDtls: { AssVal: 659.97, CgstVal: 0, SgstVal: 0, IgstVal: 100.8, TotInvVal: 760.77 },
    RefDtls: { ContrDtls: [{ PORefr: 'PO-7' }] },
  });
});

test('INV-01 › inside the state › halves of the tax, of each line and of the whole [decisions 0112]', () => {
  const { ItemList, ValDtls, TranDtls } = read(aContent('inside the state'));
  assert.equal(TranDtls.SupTyp, 'B2B');
  assert.deepEqual(
    ItemList.map((item) => [item.GstRt, item.CgstAmt, item.SgstAmt, item.IgstAmt, item.TotItemVal]),
    [
      [18, 32.4, 32.4, 0, 424.8],
      [12, 18, 18, 0, 335.97],
      [5, 2.16, 2.16, 0, 90.77],
    ],
  );
  assert.deepEqual(ValDtls, {
    AssVal: 746.42,
    CgstVal: 52.56,
    SgstVal: 52.56,
    IgstVal: 0,
    TotInvVal: 851.54,
  });
});

test('INV-01 › an export › without payment of tax, the buyer unregistered, abroad in place, state and PIN code [decisions 0112]', () => {
  const document = read(aContent('export from India'));
  assert.equal(document.TranDtls.SupTyp, 'EXPWOP');
  const { Gstin, Pos, Stcd, Pin } = document.BuyerDtls;
  assert.deepEqual([Gstin, Pos, Stcd, Pin], ['URP', '96', '96', 999_999]);
  assert.deepEqual(document.ExpDtls, { ForCur: 'INR', CntCode: 'US' });
  assert.equal(document.ShipDtls, undefined);
});

test('INV-01 › a credit note › CRN, with the invoice that it takes back [decisions 0112]', () => {
  const document = read({
    ...aContent('to another state'),
    kind: 'credit-note',
    number: 'CN/26-27/000007',
    refersTo: { number: 'MW/26-27/000123', issuedOn: '2026-11-20' },
  });
  assert.deepEqual(document.DocDtls, { Typ: 'CRN', No: 'CN/26-27/000007', Dt: '20/11/2026' });
  assert.deepEqual(document.RefDtls?.PrecDocDtls, [
    { InvNo: 'MW/26-27/000123', InvDt: '20/11/2026' },
  ]);
});

test('INV-01 › which documents › those with a tax of India, and its exports, alone [decisions 0112]', () => {
  assert.deepEqual(
    CASE_NAMES.filter((name) => isForIrp(aContent(name))),
    ['inside the state', 'to another state', 'export from India'],
  );
});

test('INV-01 › offered or not, and why › its tax, its buyer, its seller [decisions 0112]', () => {
  const states = Object.fromEntries(
    CASE_NAMES.map((name) => [name, eInvoiceState(aContent(name))]),
  );
  assert.equal(states['to another state'], 'offered');
  assert.equal(states['export from India'], 'offered');
  const content = aContent('to another state');
  const { buyer, seller } = content;
  assert.equal(eInvoiceState({ ...content, buyer: { ...buyer, taxId: '' } }), 'buyer-unregistered');
  assert.equal(
    eInvoiceState({ ...content, seller: { ...seller, country: 'SA' } }),
    'no-e-invoices',
  );
  for (const name of CASE_NAMES.filter((each) => !isForIrp(aContent(each))))
    assert.notEqual(states[name], 'offered', name);
});

test('INV-01 › no GSTIN, no HSN, no rupees › each is named with its field [decisions 0112]', () => {
  const content = aContent(
    'to another state',
    GOODS.slice(0, 1).map((each) => ({ ...each, hsn: '00000000' })),
  );
  content.buyer.taxId = '';
  const { INR: _, ...total } = content.total;
  assert.deepEqual(
    missingForIrp({ ...content, total }).map(({ code, pointer }) => [code, pointer]),
    [
      ['einvoice-buyer-unregistered', '/BuyerDtls/Gstin'],
      ['einvoice-no-rupees', '/ValDtls/TotInvVal'],
      ['einvoice-hsn-missing', '/ItemList/0/HsnCd'],
    ],
  );
  assert.deepEqual(missingForIrp(aContent('export from India')), []);
});

test('INV-01 › lengths and forms of the schema › the field is named: place and PIN code of the seller, a number that begins with nought [decisions 0112]', () => {
  const content = aContent('to another state');
  const of = (change: Partial<InvoiceContent>) => issues({ ...content, ...change });
  const address = (en: string) => ({
    seller: { ...content.seller, address: { en, ru: en, ar: en } },
  });
  assert.deepEqual(of(address('Plot 7, Ambattur Estate, Chennai')).sort(), [
    'SellerDtls.Addr1',
    'SellerDtls.Loc',
    'SellerDtls.Pin',
  ]);
  assert.deepEqual(of({ number: '0/26-27/000123' }), ['DocDtls.No']);
  assert.deepEqual(of({ number: 'MW/26-27/0001234' }), []);
  assert.deepEqual(of({ number: 'MW/26-27/00012345' }), ['DocDtls.No']);
  for (const [written, loc, addr] of [
    ['7 Estate Road, Chennai - 600 058, Tamil Nadu, India', 'Chennai', '7 Estate Road'],
    ['7 Estate Road\nChennai\n600058', 'Chennai', '7 Estate Road'],
  ] as const) {
    const { Loc, Addr1, Pin } = read({ ...content, ...address(written) }).SellerDtls;
    assert.deepEqual([Loc, Addr1, Pin], [loc, addr, 600_058]);
  }
  const long = 'A long road with many words '.repeat(9).trim();
  const billing = { ...content.buyer.billing, address: long };
  const { Addr1, Addr2 } = read({
    ...content,
    buyer: { ...content.buyer, billing, delivery: billing },
  }).BuyerDtls;
  assert.ok(Addr1.length <= 100 && (Addr2 ?? '').length <= 100 && long.startsWith(Addr1));
  // A longer number of the buyer's order is left out rather than cut.
  const order = { ...content.order, purchaseOrderNumber: 'A number of 20 chars' };
  assert.equal(read({ ...content, order }).RefDtls, undefined);
});
