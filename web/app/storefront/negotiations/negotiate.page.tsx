// Negotiate form: the name is prefilled and read-only, price and phone are empty. A page of its own, and a dialog over product and lot. [§2.7, §3 Negotiate, §4, §5]
import { type CurrencyCode, isolated, isolateLatin, type Negotiable } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { Flash, PageRequest } from '@millwright/server';
import { currenciesOf } from '../../lib/money.ts';
import { type Page, type PageResult, redirect } from '../../lib/page.ts';
import { href, path } from '../../lib/paths.ts';
import { attempt, type ProblemLike } from '../../lib/problems.ts';
import { useView } from '../../lib/view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { DialogForm, Trap } from '../../ui/dialog-form.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EMPTY_FORM, type FormState, rejectedForm, statusOf } from '../account/form-state.ts';
import { withMiniCart } from '../cart/load-cart.ts';

const FIELDS = ['lotName', 'price', 'phone', 'quantity'] as const;
type Item = { product: number } | { lot: number };

export async function get(request: PageRequest): Promise<PageResult> {
  const key = itemOf(request);
  if (key === null) return redirect(href.products(request.locale));
  const item = await request.services.negotiations.getNegotiable(request.ctx, toKey(key));
  const reference = /^NG-[0-9A-Z]{4}-[0-9A-Z]{4}$/.exec(request.query.get('sent') ?? '')?.[0];
  if (reference !== undefined)
    return page(request, item, <Sent item={item} reference={reference} />);
  return page(
    request,
    item,
    <NegotiateForm item={item} at={key} state={EMPTY_FORM} currency={request.currency} />,
  );
}

export async function post(request: PageRequest): Promise<PageResult> {
  const { services, ctx, form, locale } = request;
  const key = itemOf(request);
  if (key === null) return redirect(href.products(locale));
  const item = await services.negotiations.getNegotiable(ctx, toKey(key));
  // A bot gets the same answer as a person.
  if ((form.get('website') ?? '') !== '')
    return redirect(href.products(locale), { flashes: sentFlashes(request) });
  const asked = form.get('currency');
  const currency = currenciesOf(request).find((code) => code === asked) ?? request.currency;
  const typedQuantity = (form.get('quantity') ?? '').trim();
  const result = await attempt(() =>
    services.negotiations.submitOffer(ctx, {
      ...toKey(key),
      lotName: form.get('lotName') ?? '',
      phone: form.get('phone') ?? '',
      price: form.get('price') ?? '',
      currency,
      // What is no number is 0, which the minimum rejects in words.
      ...(typedQuantity === ''
        ? {}
        : { quantity: /^\d{1,7}$/.test(typedQuantity) ? Number(typedQuantity) : 0 }),
    }),
  );
  if (!result.ok) return await refused(request, item, key, currency, result.problem);
  const { reference, state, ownThread } = result.value;
  if (!ownThread)
    return redirect(`${href.negotiate(locale, key)}&sent=${reference}`, {
      flashes: sentFlashes(request, reference),
    });
  const t = translator(locale);
  if (state === 'accepted')
    return redirect(href.cart(locale), {
      flashes: [{ kind: 'success', text: t('offer.acceptedNow') }],
    });
  if (state === 'declined')
    return redirect(href.offer(locale, reference), {
      flashes: [{ kind: 'warning', text: t('offer.declinedNow') }],
    });
  const text = t('offer.sentAccount', { reference: isolated(reference) });
  return redirect(href.offer(locale, reference), { flashes: [{ kind: 'success', text }] });
}

/** The specification's sentence, then the number under which a visitor, who has no account, can ask for it. [§8] */
function sentFlashes({ locale }: PageRequest, reference?: string): Flash[] {
  const t = translator(locale);
  const number =
    reference === undefined ? [] : [t('offer.sentNumber', { reference: isolated(reference) })];
  return [t('offer.sent'), ...number].map((text) => ({ kind: 'success', text }));
}

async function refused(
  request: PageRequest,
  item: Negotiable,
  key: Item,
  currency: CurrencyCode,
  problem: ProblemLike,
): Promise<Page> {
  await withMiniCart(request);
  const state = rejectedForm(request.form, FIELDS, problem, request.locale);
  const body = <NegotiateForm item={item} at={key} state={state} currency={currency} />;
  return { ...page(request, item, body, true), status: statusOf(problem) };
}

/** Exactly one of both, as a number; null otherwise. */
function itemOf({ query }: PageRequest): Item | null {
  const number = (name: string): number | null => {
    const text = query.get(name) ?? '';
    return /^[1-9][0-9]{0,8}$/.test(text) ? Number(text) : null;
  };
  const [product, lot] = [number('product'), number('lot')];
  if (product !== null && !query.has('lot')) return { product };
  return lot !== null && !query.has('product') ? { lot } : null;
}

const toKey = (item: Item) => ('lot' in item ? { lotId: item.lot } : { productId: item.product });

function page(
  { locale }: PageRequest,
  item: Negotiable,
  body: Page['body'],
  isRejected = false,
): Page {
  const t = translator(locale);
  const title = t('offer.titleOf', { name: isolateLatin(item.name, locale) });
  return {
    title: isRejected ? t('account.errorTitle', { title }) : title,
    robots: 'noindex',
    breadcrumbs: [
      ...(item.lotId === null
        ? [{ name: item.name, href: href.product(locale, item.productId, item.slug) }]
        : []),
      { name: t('offer.title') },
    ],
    body,
  };
}

type FormProps = { item: Negotiable; at: Item; state: FormState; currency: CurrencyCode };

function NegotiateForm({ item, at, state, currency }: FormProps) {
  const { t, locale, price, label, phoneExample } = useView();
  const bind = (name: (typeof FIELDS)[number]) => ({
    name,
    error: state.errors[name],
    defaultValue: state.values[name] ?? '',
  });
  const amount = isolated(price(item.asking, currency));
  const many = item.lotId === null && (item.limits.maximum ?? item.stock) > item.limits.minimum;
  return (
    <DialogForm
      title={t('offer.title')}
      lead={<Lead at={at} />}
      action={href.negotiate(locale, at)}
      send={t('offer.send')}
      cancel={
        item.lotId === null ? href.product(locale, item.productId, item.slug) : href.home(locale)
      }
      state={state}
    >
      <Field
        name="lotName"
        label={t(item.lotId === null ? 'offer.product' : 'offer.lot')}
        error={state.errors.lotName}
        value={label(item.name)}
        readOnly
        required
      />
      <Field
        {...bind('price')}
        label={
          item.lotId === null
            ? t('offer.price', { currency, unit: t(`unit.${item.unit}`) })
            : t('offer.priceLot', { currency })
        }
        hint={t('offer.priceHint', { amount })}
        ltr
        required
        inputMode="decimal"
        autoComplete="off"
        maxLength={30}
      />
      {many ? (
        <Field
          {...bind('quantity')}
          defaultValue={state.values.quantity ?? String(item.limits.minimum)}
          type="number"
          label={t('common.quantity')}
          hint={t('offer.quantityHint')}
          ltr
          required
          inputMode="numeric"
          min={item.limits.minimum}
          autoComplete="off"
        />
      ) : null}
      <Field
        {...bind('phone')}
        type="tel"
        label={t('form.phone')}
        hint={t('offer.phoneHint', { number: phoneExample })}
        ltr
        required
        maxLength={60}
        autoComplete="tel"
      />
      <input type="hidden" name="currency" value={currency} />
      <Trap />
    </DialogForm>
  );
}

function Lead({ at }: { at: Item }) {
  const { t, locale, request } = useView();
  if (request.viewer !== null) return <p>{t('offer.lead')}</p>;
  return (
    <p>
      {t('offer.lead')} {t('offer.leadVisitor')}{' '}
      <a href={href.login(locale, path.negotiate(at))} className="inline-block max-lg:py-2">
        {t('offer.logInToFollow')}
      </a>
    </p>
  );
}

/** For a visitor: a customer is redirected to the thread. */
function Sent({ item, reference }: { item: Negotiable; reference: string }) {
  const { t, locale } = useView();
  return (
    <div className="grid max-w-[620px] justify-items-start gap-4">
      <h1 tabIndex={-1}>{t('offer.sent')}</h1>
      <Notice kind="success">
        <p>{t('offer.sentText', { reference: isolated(reference) })}</p>
      </Notice>
      <ButtonLink
        href={
          item.lotId === null
            ? href.product(locale, item.productId, item.slug)
            : href.products(locale)
        }
      >
        {item.lotId === null ? t('offer.toProduct') : t('shell.allProducts')}
      </ButtonLink>
    </div>
  );
}
