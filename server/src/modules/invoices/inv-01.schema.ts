// INV-01, version 1.1: fields, lengths and forms of India's e-invoice as its tax office published them, as far as our documents use them. [decisions 0112]
import { z } from 'zod';

const GSTIN = /^[0-9]{2}[0-9A-Z]{13}$/;
const STATE = /^(?!0+$)[0-9]{1,2}$/;
const DAY = /^[0-3][0-9]\/[0-1][0-9]\/2[0-9]{3}$/;
/** Begins with a letter or 1 to 9; the law's 16 characters. */
const DOCUMENT_NUMBER = /^[A-Z1-9][A-Z0-9/-]{0,15}$/;

const amount = z.number().min(0).max(999_999_999_999.99);
const place = {
  Addr1: z.string().min(1).max(100),
  Addr2: z.string().min(3).max(100).optional(),
  Loc: z.string().min(3).max(50),
  Pin: z.number().int().min(100_000).max(999_999),
  Stcd: z.string().regex(STATE),
};
const contact = {
  Ph: z
    .string()
    .regex(/^[0-9]{6,12}$/)
    .optional(),
  Em: z.string().min(6).max(100).optional(),
};

export const INV_01 = z.strictObject({
  Version: z.literal('1.1'),
  TranDtls: z.strictObject({
    TaxSch: z.literal('GST'),
    SupTyp: z.enum(['B2B', 'SEZWP', 'SEZWOP', 'EXPWP', 'EXPWOP', 'DEXP']),
    RegRev: z.enum(['Y', 'N']),
    IgstOnIntra: z.enum(['Y', 'N']),
  }),
  DocDtls: z.strictObject({
    Typ: z.enum(['INV', 'CRN', 'DBN']),
    No: z.string().regex(DOCUMENT_NUMBER),
    Dt: z.string().regex(DAY),
  }),
  SellerDtls: z.strictObject({
    Gstin: z.string().regex(GSTIN),
    LglNm: z.string().min(3).max(100),
    TrdNm: z.string().min(3).max(100).optional(),
    ...place,
    ...contact,
  }),
  BuyerDtls: z.strictObject({
    Gstin: z.union([z.string().regex(GSTIN), z.literal('URP')]),
    LglNm: z.string().min(3).max(100),
    Pos: z.string().regex(STATE),
    ...place,
    ...contact,
  }),
  ShipDtls: z.strictObject({ LglNm: z.string().min(3).max(100), ...place }).optional(),
  ItemList: z
    .array(
      z.strictObject({
        SlNo: z.string().min(1).max(6),
        PrdDesc: z.string().min(3).max(300).optional(),
        IsServc: z.enum(['Y', 'N']),
        HsnCd: z.string().regex(/^(?!0+$)([0-9]{4}|[0-9]{6}|[0-9]{8})$/),
        Qty: z.number().positive().max(9_999_999_999.999),
        Unit: z.string().min(3).max(8),
        UnitPrice: z.number().min(0).max(999_999_999_999.999),
        TotAmt: amount,
        Discount: amount,
        AssAmt: amount,
        GstRt: z.number().min(0).max(999.999),
        IgstAmt: amount,
        CgstAmt: amount,
        SgstAmt: amount,
        TotItemVal: amount,
      }),
    )
    .min(1)
    .max(1_000),
  ValDtls: z.strictObject({
    AssVal: amount,
    CgstVal: amount,
    SgstVal: amount,
    IgstVal: amount,
    TotInvVal: amount,
    TotInvValFc: amount.optional(),
  }),
  RefDtls: z
    .strictObject({
      InvRm: z.string().min(3).max(100).optional(),
      PrecDocDtls: z
        .array(
          z.strictObject({
            InvNo: z.string().regex(DOCUMENT_NUMBER),
            InvDt: z.string().regex(DAY),
          }),
        )
        .optional(),
      ContrDtls: z.array(z.strictObject({ PORefr: z.string().min(1).max(16) })).optional(),
    })
    .optional(),
  ExpDtls: z
    .strictObject({
      ForCur: z.string().min(3).max(16).optional(),
      CntCode: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .optional(),
    })
    .optional(),
});
export type Inv01 = z.output<typeof INV_01>;
