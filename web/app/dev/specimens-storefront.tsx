// Specimens of web/app/storefront for the component catalogue (/dev/ui): parts of pages that take plain data, in their states.
import { OFFER_STATES } from '@millwright/contracts';
import {
  bindFields,
  CompanyFields,
  EmailField,
  PhoneField,
} from '../storefront/account/account-fields.tsx';
import { ErrorSummary, FormHeading } from '../storefront/account/error-summary.tsx';
import { EMPTY_FORM, type FormState } from '../storefront/account/form-state.ts';
import { LoginForm } from '../storefront/account/login-form.tsx';
import { PasswordField } from '../storefront/account/password-field.tsx';
import { MinimumOrder, OutOfStockNotice } from '../storefront/cart/cart-view.tsx';
import { NegotiatedNote } from '../storefront/cart/negotiated-note.tsx';
import { CompareEmpty, CompareView } from '../storefront/compare/compare-view.tsx';
import { PostRequirementsLink } from '../storefront/errors/error-pages.tsx';
import { SellerBanner } from '../storefront/forms/seller-banner.tsx';
import { SentPanel } from '../storefront/forms/sent-panel.tsx';
import { Chips } from '../storefront/list/chips.tsx';
import { NothingFound } from '../storefront/list/nothing-found.tsx';
import { OutOfRange } from '../storefront/list/out-of-range.tsx';
import { ProductTable } from '../storefront/list/product-table.tsx';
import { SubCategories } from '../storefront/list/sub-categories.tsx';
import { LotItems } from '../storefront/lots/lot-contents.tsx';
import { LotFactList, LotFacts } from '../storefront/lots/lot-facts.tsx';
import { LotPrice } from '../storefront/lots/lot-price.tsx';
import { OfferAmount, OfferStateMark } from '../storefront/negotiations/offer-parts.tsx';
import { CardCell, CardRow, CardTable } from '../storefront/order/card-table.tsx';
import { OrderTotals } from '../storefront/order/order-totals.tsx';
import { Highlights } from '../storefront/product/highlights.tsx';
import { Specification } from '../storefront/product/specification.tsx';
import { Stepper } from '../storefront/product/stepper.tsx';
import { Stars } from '../storefront/reviews/stars.tsx';
import { NotifyForm } from '../storefront/stock-alerts/notify-form.tsx';
import {
  categoriesOf,
  detailOf,
  facetsOf,
  inSteps,
  LOWER_PRICE,
  listState,
  lotOf,
  PRICE,
  type Sample,
  several,
  soldOut,
  unrated,
} from './samples.ts';
import type { States } from './specimens-ui.tsx';

const refused = (sample: Sample, name: string): FormState => ({
  values: { [name]: '?' },
  errors: { [name]: sample.sentence },
  sentence: null,
});
const HELD_UNTIL = '2026-12-31T12:00:00.000Z';

export const STOREFRONT_SPECIMENS: Record<string, States> = {
  EmailField: {
    empty: ({ id }) => (
      <EmailField
        field={{ name: id, defaultValue: undefined, error: undefined }}
        autoComplete="email"
      />
    ),
    error: ({ id, sentence }) => (
      <EmailField
        field={{ name: id, defaultValue: 'meena@', error: sentence }}
        autoComplete="email"
      />
    ),
  },
  PhoneField: {
    filled: ({ id, word, sentence }) => (
      <PhoneField
        field={{ name: id, defaultValue: '+91 44 2827 1234', error: undefined }}
        label={word}
        hint={sentence}
        autoComplete="tel"
      />
    ),
  },
  CompanyFields: {
    empty: () => <CompanyFields bind={bindFields(EMPTY_FORM)} />,
    error: (sample) => <CompanyFields bind={bindFields(refused(sample, 'taxId'))} isTaxIdAsked />,
  },
  PasswordField: {
    empty: ({ id }) => <PasswordField name={id} />,
    new: ({ id }) => <PasswordField name={id} isNew />,
    error: ({ id, sentence }) => <PasswordField name={id} error={sentence} />,
  },
  LoginForm: {
    empty: () => <LoginForm action="#LoginForm" state={EMPTY_FORM} />,
    error: (sample) => <LoginForm action="#LoginForm" state={refused(sample, 'email')} />,
  },
  ErrorSummary: {
    error: ({ word, sentence }) => (
      <ErrorSummary title={word} errors={{ email: sentence, city: sentence }} />
    ),
    'long text': ({ long }) => <ErrorSummary errors={{ email: long }} />,
  },
  FormHeading: { filled: ({ word }) => <FormHeading refused>{word}</FormHeading> },
  Stepper: {
    filled: ({ id, product }) => <Stepper product={product} id={id} on="visible" />,
    'with limits': ({ id, product }) => <Stepper product={inSteps(product)} id={id} on="visible" />,
  },
  Highlights: { filled: ({ product, long }) => <Highlights product={detailOf(product, long)} /> },
  Specification: {
    filled: ({ product, long }) => <Specification product={detailOf(product, long)} />,
  },
  Stars: { filled: () => <Stars n={4} /> },
  NotifyForm: {
    empty: ({ product }) => <NotifyForm product={product} />,
    error: (sample) => <NotifyForm product={sample.product} state={refused(sample, 'emailId')} />,
  },
  Chips: {
    filled: (sample) => <Chips facets={facetsOf(sample)} state={listState(true)} />,
    'empty (nothing)': (sample) => <Chips facets={facetsOf(sample)} state={listState(false)} />,
  },
  SubCategories: {
    filled: (sample) => <SubCategories categories={categoriesOf(sample)} />,
    'empty (nothing)': () => <SubCategories categories={[]} />,
  },
  ProductTable: {
    filled: ({ product }) => (
      <ProductTable products={several(product, 2)} state={listState(false)} />
    ),
    disabled: ({ product }) => (
      <ProductTable products={[soldOut(unrated(product))]} state={listState(false)} />
    ),
    'long text': ({ product, long }) => (
      <ProductTable products={[{ ...product, mpn: long.slice(0, 60) }]} state={listState(false)} />
    ),
  },
  NothingFound: {
    empty: () => <NothingFound state={listState(false)} instead={undefined} />,
    'with filters': () => <NothingFound state={listState(true)} instead={undefined} />,
    filled: (sample) => (
      <NothingFound
        state={listState(false)}
        instead={{ nearest: null, categories: categoriesOf(sample) }}
      />
    ),
  },
  OutOfRange: { empty: ({ sentence }) => <OutOfRange text={sentence} firstPage="#OutOfRange" /> },
  PostRequirementsLink: { filled: () => <PostRequirementsLink /> },
  CompareEmpty: { empty: () => <CompareEmpty /> },
  CompareView: {
    filled: ({ product, long }) => (
      <CompareView
        products={several(product, 2).map((each) => ({ ...detailOf(each, long), id: each.id }))}
        own
        onlyDifferences={false}
      />
    ),
  },
  LotPrice: {
    filled: (sample) => <LotPrice lot={lotOf(sample, false)} />,
    discounted: (sample) => <LotPrice lot={lotOf(sample, true)} />,
  },
  LotFacts: { filled: (sample) => <LotFacts lot={lotOf(sample, true)} /> },
  LotFactList: { filled: (sample) => <LotFactList lot={lotOf(sample, true)} /> },
  LotItems: { filled: (sample) => <LotItems lot={lotOf(sample, true)} /> },
  OfferStateMark: {
    all: () => (
      <p className="grid gap-2">
        {OFFER_STATES.map((state) => (
          <OfferStateMark key={state} state={state} />
        ))}
      </p>
    ),
  },
  OfferAmount: {
    base: () => <OfferAmount unitPrice={PRICE} currency="INR" />,
    other: () => <OfferAmount unitPrice={PRICE} currency="SAR" />,
  },
  NegotiatedNote: {
    filled: () => (
      <NegotiatedNote
        agreed={{ source: 'offer', reference: 'N-1042', validUntil: HELD_UNTIL, live: true }}
      />
    ),
    ended: () => (
      <NegotiatedNote
        agreed={{ source: 'quote', reference: 'Q-311', validUntil: HELD_UNTIL, live: false }}
      />
    ),
    'empty (nothing)': () => <NegotiatedNote agreed={null} />,
  },
  OutOfStockNotice: { error: () => <OutOfStockNotice /> },
  MinimumOrder: {
    reached: () => <MinimumOrder cart={{ minimumOrder: 30_000, subtotal: PRICE }} />,
    missing: () => <MinimumOrder cart={{ minimumOrder: 90_000, subtotal: PRICE }} />,
  },
  OrderTotals: {
    filled: ({ word }) => (
      <OrderTotals totals={{ subtotal: PRICE, taxes: [], total: PRICE }} taxNote={word} />
    ),
    discounted: () => (
      <OrderTotals
        totals={{
          subtotal: LOWER_PRICE,
          taxes: [],
          total: LOWER_PRICE,
          freight: { base: 0, INR: 0, USD: 0, SAR: 0 },
        }}
        discount={{
          goods: PRICE,
          discount: { base: 6_400, INR: 6_400, USD: 77, SAR: 288 },
          basisPoints: 1_500,
        }}
      />
    ),
  },
  CardTable: {
    filled: ({ word, sentence }) => (
      <CardTable caption={word} columns={[{ name: word }, { name: '₹', end: true }]}>
        <CardRow>
          <CardCell>{sentence}</CardCell>
          <CardCell label="₹" end>
            425.00
          </CardCell>
        </CardRow>
      </CardTable>
    ),
    empty: ({ word }) => (
      <CardTable caption={word} columns={[{ name: word }]}>
        {null}
      </CardTable>
    ),
  },
  SentPanel: {
    filled: ({ word, sentence }) => (
      <SentPanel
        title={word}
        text={sentence}
        reference="R-2071"
        next={{ href: '#SentPanel', label: word }}
      />
    ),
  },
  SellerBanner: { filled: () => <SellerBanner /> },
};
