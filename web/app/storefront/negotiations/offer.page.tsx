// Negotiation page: all offers so far; accept, offer another price, withdraw. [decisions §8 Held stock]
import { isolated, type Negotiation } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { type Page, type PageResult, redirect } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { attempt, problemSentence } from '../../lib/problems.ts';
import { useView } from '../../lib/view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PartNumber } from '../../ui/text.tsx';
import { AccountFrame } from '../account/account-frame.tsx';
import { EMPTY_FORM, type FormState, rejectedForm, statusOf } from '../account/form-state.ts';
import { withMiniCart } from '../cart/load-cart.ts';
import { OfferActions } from './offer-actions.tsx';
import { OfferHistory } from './offer-history.tsx';
import { OfferAmount, OfferStateMark } from './offer-parts.tsx';

export async function get(
  request: PageRequest,
  { reference = '' }: Record<string, string>,
): Promise<Page> {
  return page(
    request,
    await request.services.negotiations.getOffer(request.ctx, reference),
    EMPTY_FORM,
  );
}

export async function post(
  request: PageRequest,
  { reference = '' }: Record<string, string>,
): Promise<PageResult> {
  const { services, ctx, form, locale } = request;
  const t = translator(locale);
  const wish = form.get('do');
  const result = await attempt(async () => {
    if (wish === 'accept') return await services.negotiations.acceptOffer(ctx, reference);
    if (wish === 'withdraw') return await services.negotiations.withdrawOffer(ctx, reference);
    return await services.negotiations.counterOffer(ctx, reference, {
      price: form.get('price') ?? '',
    });
  });
  if (!result.ok) {
    if (result.problem.code === 'offer-not-found' || result.problem.code === 'login-required')
      throw result.problem;
    // Answered meanwhile: the page as it is now says more than the form that was sent.
    if (wish === 'accept' || wish === 'withdraw' || result.problem.fields.length === 0) {
      return redirect(href.offer(locale, reference), {
        flashes: [{ kind: 'warning', text: problemSentence(result.problem, locale) }],
      });
    }
    await withMiniCart(request);
    const state = rejectedForm(form, ['price'], result.problem, locale);
    return {
      ...page(request, await services.negotiations.getOffer(ctx, reference), state),
      status: statusOf(result.problem),
    };
  }
  const { state } = result.value;
  if (state === 'accepted') {
    const cart = await services.cart.getCart(ctx, null);
    return redirect(href.cart(locale), {
      cartCode: cart.code,
      flashes: [{ kind: 'success', text: t('offer.accepted') }],
    });
  }
  const text = t(
    state === 'withdrawn'
      ? 'offer.withdrawn'
      : state === 'declined'
        ? 'offer.declinedNow'
        : 'offer.countered',
  );
  return redirect(href.offer(locale, reference), {
    flashes: [{ kind: state === 'declined' ? 'warning' : 'success', text }],
  });
}

function page({ locale }: PageRequest, offer: Negotiation, state: FormState): Page {
  const t = translator(locale);
  const title = t('offer.one', { reference: isolated(offer.reference) });
  const isRejected = state !== EMPTY_FORM;
  return {
    title: isRejected ? t('account.errorTitle', { title }) : title,
    robots: 'noindex',
    breadcrumbs: [{ name: t('offer.list'), href: href.offers(locale) }, { name: offer.reference }],
    body: <Offer offer={offer} state={state} />,
  };
}

function Offer({ offer, state }: { offer: Negotiation; state: FormState }) {
  const { t, locale, label, dateTime } = useView();
  const { reference, itemName, quantity, currency, unit, asking } = offer;
  return (
    <AccountFrame place="offers" title={t('offer.one', { reference: isolated(reference) })}>
      <section className="grid gap-1">
        <p>
          <OfferStateMark state={offer.state} />
        </p>
        <p className="text-[17px] font-semibold">
          {asking === null ? (
            <bdi className="whitespace-normal!">{label(itemName)}</bdi>
          ) : (
            <a href={href.product(locale, offer.productId, offer.slug)} className="text-ink">
              <bdi className="whitespace-normal!">{label(itemName)}</bdi>
            </a>
          )}
        </p>
        <p className="text-[13px]">
          <PartNumber>{offer.sku}</PartNumber> · {t('offer.quantityOf', { n: quantity })}
        </p>
        {asking === null ? (
          <p>{t('offer.gone')}</p>
        ) : (
          <p>
            {t('offer.asking')}: <OfferAmount unitPrice={asking} currency={currency} />{' '}
            <small>{t(`unit.${unit}`)}</small>
          </p>
        )}
      </section>
      {offer.heldUntil === null ? null : (
        <Notice kind="success">
          <p>{t('offer.held', { date: dateTime(offer.heldUntil) })}</p>
          <ButtonLink href={href.cart(locale)} look="main" className="mt-2">
            {t('offer.toCart')}
          </ButtonLink>
        </Notice>
      )}
      <OfferActions offer={offer} state={state} />
      <OfferHistory offer={offer} />
      <p>
        <a href={href.offers(locale)} className="inline-block max-lg:py-3">
          {t('offer.back')}
        </a>
      </p>
    </AccountFrame>
  );
}
