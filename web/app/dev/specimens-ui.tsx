// Specimens of web/app/ui for the component catalogue (/dev/ui): each component in its states: empty, filled, error, disabled, long text.
import type { ReactElement } from 'react';
import { useView, type View } from '../lib/view.tsx';
import { Blocks } from '../ui/blocks.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { AddToCartForm, CardGrid } from '../ui/cards.tsx';
import { Carousel, ProductCarousel } from '../ui/carousel.tsx';
import { DialogForm, Trap } from '../ui/dialog-form.tsx';
import { Drawing } from '../ui/drawing.tsx';
import { Check, Field, FileField, FormToken, Select, TextArea } from '../ui/field.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { EmptyState, Notice } from '../ui/notice.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { PicturedProduct, ProductWithOrigin } from '../ui/pictured-product.tsx';
import {
  AddButton,
  CardPrice,
  CompareButton,
  ProductCard,
  WishlistButton,
} from '../ui/product-card.tsx';
import { ProductName } from '../ui/product-name.tsx';
import { RatingStars } from '../ui/rating.tsx';
import { ScanButton } from '../ui/scan-button.tsx';
import { ShareLink } from '../ui/share.tsx';
import { StockBadge } from '../ui/stock.tsx';
import { PartNumber, Price } from '../ui/text.tsx';
import { discounted, inSteps, PRICE, type Sample, several, soldOut, unrated } from './samples.ts';

/** State -> what it looks like. */
export type States = Record<string, (sample: Sample) => ReactElement>;

const ICONS: IconName[] = [
  ...([
    'search',
    'cart',
    'user',
    'menu',
    'close',
    'down',
    'next',
    'filter',
    'grid',
    'features',
    'list',
    'table',
  ] as const),
  ...([
    'copy',
    'check',
    'enlarge',
    'document',
    'phone',
    'mail',
    'chat',
    'scan',
    'share',
    'pause',
    'play',
    'print',
  ] as const),
];

/** For components that take the view as a property. */
function WithView({ children }: { children: (view: View) => ReactElement }) {
  return children(useView());
}

const pictured = ({ product }: Sample) => ({ ...product, productId: product.id });
const options = ({ word }: Sample) => [
  { value: '', label: '—' },
  { value: '1', label: word },
];

export const UI_SPECIMENS: Record<string, States> = {
  Button: {
    main: ({ word }) => <Button look="main">{word}</Button>,
    plain: ({ word }) => <Button>{word}</Button>,
    quiet: ({ word }) => <Button look="quiet">{word}</Button>,
    disabled: ({ word }) => <Button disabled>{word}</Button>,
    'long text': ({ long }) => <Button look="main">{long}</Button>,
  },
  ButtonLink: {
    main: ({ word }) => (
      <ButtonLink href="#ButtonLink" look="main">
        {word}
      </ButtonLink>
    ),
    'long text': ({ long }) => <ButtonLink href="#ButtonLink">{long}</ButtonLink>,
  },
  Field: {
    empty: ({ id, word }) => <Field name={id} label={word} />,
    filled: ({ id, word, sentence }) => (
      <Field name={id} label={word} hint={sentence} defaultValue={sentence} required />
    ),
    error: ({ id, word, sentence }) => (
      <Field name={id} label={word} error={sentence} defaultValue="?" required />
    ),
    disabled: ({ id, word, sentence }) => (
      <Field name={id} label={word} defaultValue={sentence} disabled />
    ),
    'left to right': ({ id, word }) => (
      <Field name={id} label={word} defaultValue="meena@example.com" ltr required />
    ),
    'long text': ({ id, long }) => (
      <Field name={id} label={long} hint={long} error={long} defaultValue={long} />
    ),
  },
  TextArea: {
    empty: ({ id, word }) => <TextArea name={id} label={word} />,
    filled: ({ id, word, long }) => (
      <TextArea name={id} label={word} defaultValue={long} required />
    ),
    error: ({ id, word, sentence }) => (
      <TextArea name={id} label={word} error={sentence} required />
    ),
    disabled: ({ id, word, long }) => (
      <TextArea name={id} label={word} defaultValue={long} disabled />
    ),
  },
  FileField: {
    empty: ({ id, word, sentence }) => <FileField name={id} label={word} hint={sentence} />,
    filled: ({ id, word }) => (
      <FileField name={id} label={word} pending={{ token: 'sample', label: 'drawing.pdf' }} />
    ),
    error: ({ id, word, sentence }) => (
      <FileField name={id} label={word} error={sentence} required />
    ),
    disabled: ({ id, word }) => <FileField name={id} label={word} disabled />,
  },
  Select: {
    empty: (sample) => (
      <Select name={sample.id} label={sample.word} options={options(sample)} required />
    ),
    filled: (sample) => (
      <Select name={sample.id} label={sample.word} options={options(sample)} defaultValue="1" />
    ),
    error: (sample) => (
      <Select
        name={sample.id}
        label={sample.word}
        options={options(sample)}
        error={sample.sentence}
      />
    ),
    disabled: (sample) => (
      <Select name={sample.id} label={sample.word} options={options(sample)} disabled />
    ),
  },
  Check: {
    empty: ({ id, sentence }) => <Check name={id}>{sentence}</Check>,
    filled: ({ id, sentence }) => (
      <Check name={id} defaultChecked>
        {sentence}
      </Check>
    ),
    error: ({ id, word, sentence }) => (
      <Check name={id} error={sentence}>
        {word}
      </Check>
    ),
    disabled: ({ id, sentence }) => (
      <Check name={id} disabled>
        {sentence}
      </Check>
    ),
    'long text': ({ id, long }) => <Check name={id}>{long}</Check>,
  },
  DialogForm: {
    empty: ({ id, word, sentence }) => (
      <DialogForm
        title={word}
        lead={sentence}
        action="#DialogForm"
        send={word}
        cancel="#DialogForm"
        state={{ errors: {}, sentence: null }}
      >
        <Field name={id} label={word} required />
        <Trap />
        <FormToken />
      </DialogForm>
    ),
    error: ({ id, word, sentence }) => (
      <DialogForm
        title={word}
        action="#DialogForm"
        send={word}
        cancel="#DialogForm"
        labels={{ [id]: word }}
        state={{ errors: { [id]: sentence }, sentence: null }}
        hadFile
      >
        <Field name={id} label={word} error={sentence} required />
      </DialogForm>
    ),
  },
  Trap: { 'in a form, unseen': () => <Trap /> },
  FormToken: { 'in a form, unseen': () => <FormToken /> },
  Notice: {
    info: ({ sentence }) => <Notice>{sentence}</Notice>,
    success: ({ sentence }) => <Notice kind="success">{sentence}</Notice>,
    warning: ({ sentence }) => <Notice kind="warning">{sentence}</Notice>,
    error: ({ sentence }) => <Notice kind="error">{sentence}</Notice>,
    'long text': ({ long }) => <Notice kind="warning">{long}</Notice>,
  },
  EmptyState: {
    empty: ({ word, sentence }) => (
      <EmptyState title={word} text={sentence}>
        <ButtonLink href="#EmptyState">{word}</ButtonLink>
      </EmptyState>
    ),
    'long text': ({ long }) => <EmptyState title={long} text={long} />,
  },
  Breadcrumbs: {
    empty: () => <Breadcrumbs crumbs={[]} />,
    filled: ({ word, sentence }) => (
      <Breadcrumbs crumbs={[{ name: word, href: '#Breadcrumbs' }, { name: sentence }]} />
    ),
    'long text': ({ word, long }) => (
      <Breadcrumbs crumbs={[{ name: word, href: '#Breadcrumbs' }, { name: long }]} />
    ),
  },
  Pagination: {
    'first page': () => (
      <Pagination page={1} last={12} siblings={2} hrefOf={(page) => `#Pagination-${page}`} />
    ),
    'in the middle': () => (
      <Pagination page={6} last={12} siblings={2} hrefOf={(page) => `#Pagination-${page}`} />
    ),
    'one page (nothing)': () => (
      <Pagination page={1} last={1} siblings={2} hrefOf={(page) => `#Pagination-${page}`} />
    ),
  },
  Blocks: {
    filled: ({ word, sentence, long }) => (
      <Blocks
        blocks={[
          { kind: 'heading', text: word },
          { kind: 'paragraph', text: long },
          { kind: 'list', items: [word, sentence] },
        ]}
      />
    ),
    empty: () => <Blocks blocks={[]} />,
  },
  Icon: {
    all: () => (
      <p className="flex flex-wrap gap-3">
        {ICONS.map((name) => (
          <Icon key={name} name={name} flip={name === 'next'} />
        ))}
      </p>
    ),
  },
  Drawing: {
    card: ({ product }) => <Drawing name={product.image} />,
    thumb: ({ product, sentence }) => <Drawing name={product.image} alt={sentence} size="thumb" />,
  },
  Price: { filled: () => <Price amount={PRICE} /> },
  PartNumber: { filled: ({ product }) => <PartNumber>{product.mpn}</PartNumber> },
  ProductName: {
    filled: ({ sentence }) => <ProductName name={sentence} />,
    'long text': ({ long }) => <ProductName name={long} />,
  },
  RatingStars: {
    filled: ({ product }) => <RatingStars rating={product.rating} />,
    'no review (nothing)': ({ product }) => <RatingStars rating={unrated(product).rating} />,
  },
  StockBadge: {
    'in stock': () => <StockBadge stock={240} />,
    'few left': () => <StockBadge stock={3} />,
    'out of stock': () => <StockBadge stock={0} />,
  },
  ScanButton: {
    'in a search box': () => (
      <div className="search">
        <ScanButton />
      </div>
    ),
    'beside a text field': () => <ScanButton rows="rows" />,
  },
  ShareLink: {
    filled: ({ word, sentence }) => <ShareLink path="#ShareLink" title={sentence} text={word} />,
  },
  PicturedProduct: {
    filled: (sample) => (
      <PicturedProduct product={pictured(sample)} width="w-14">
        <p>{sample.word}</p>
      </PicturedProduct>
    ),
  },
  ProductWithOrigin: {
    filled: (sample) => <ProductWithOrigin product={pictured(sample)} />,
    'whole lot': (sample) => (
      <ProductWithOrigin
        product={{
          ...pictured(sample),
          lot: { location: sample.word, condition: 'used', parts: 40 },
        }}
      />
    ),
    'long text': (sample) => (
      <ProductWithOrigin product={{ ...pictured(sample), name: sample.long }} />
    ),
  },
  CardPrice: {
    filled: ({ product }) => (
      <WithView>{(view) => <CardPrice product={product} view={view} />}</WithView>
    ),
    discounted: ({ product }) => (
      <WithView>{(view) => <CardPrice product={discounted(product)} view={view} />}</WithView>
    ),
  },
  AddButton: {
    filled: ({ product }) => (
      <WithView>{(view) => <AddButton product={product} view={view} />}</WithView>
    ),
    'in steps of ten': ({ product }) => (
      <WithView>{(view) => <AddButton product={inSteps(product)} view={view} />}</WithView>
    ),
    disabled: ({ product }) => (
      <WithView>{(view) => <AddButton product={soldOut(product)} view={view} />}</WithView>
    ),
  },
  CompareButton: {
    filled: ({ product }) => (
      <WithView>{(view) => <CompareButton product={product} view={view} />}</WithView>
    ),
  },
  WishlistButton: {
    filled: ({ product }) => (
      <WithView>{(view) => <WishlistButton product={product} view={view} words />}</WithView>
    ),
  },
  ProductCard: {
    filled: ({ product }) => cards([product], {}),
    'with features': ({ product }) => cards([discounted(product)], { features: true }),
    line: ({ product }) => cards([product], { line: true }),
    disabled: ({ product }) => cards([unrated(soldOut(product))], {}),
    'long text': ({ product, long }) => cards([{ ...product, name: long }], {}),
    'long text, cut': ({ product, long }) => cards([{ ...product, name: long }], { short: true }),
  },
  CardGrid: {
    filled: ({ product }) => <CardGrid products={several(product, 3)} />,
    empty: () => <CardGrid products={[]} />,
  },
  AddToCartForm: {
    filled: ({ product }) => (
      <AddToCartForm quantities>
        <CardGrid products={[product]} />
      </AddToCartForm>
    ),
  },
  Carousel: {
    filled: ({ id, word, sentence }) => (
      <Carousel id={id} title={word} layout="brands" link="#Carousel" focusable>
        {[1, 2, 3, 4, 5, 6].map((n) => (
          <li key={n}>{`${sentence} ${n}`}</li>
        ))}
      </Carousel>
    ),
  },
  ProductCarousel: {
    filled: ({ id, word, product }) => (
      <ProductCarousel id={id} title={word} layout="grid-4" products={several(product, 6)} />
    ),
    'four stand still': ({ id, word, product }) => (
      <ProductCarousel id={id} title={word} layout="grid-4" products={several(product, 2)} />
    ),
    'empty (nothing)': ({ id, word }) => (
      <ProductCarousel id={id} title={word} layout="grid-4" products={[]} />
    ),
  },
};

function cards(
  products: readonly Sample['product'][],
  look: { features?: boolean; line?: boolean; short?: boolean },
): ReactElement {
  return (
    <ul className={look.line ? 'lines' : 'cards'}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} {...look} />
      ))}
    </ul>
  );
}
