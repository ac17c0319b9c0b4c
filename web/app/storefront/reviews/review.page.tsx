// Review page: the form by itself, to write or to change; and target of the buttons around reviews. [§4 Review form, §8]
import {
  isolatedName,
  isolateLatin,
  type OwnReview,
  type ProductDetail,
} from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { type Page, type PageResult, redirect } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { attempt, problemSentence } from '../../lib/problems.ts';
import { useView } from '../../lib/view.tsx';
import { ErrorSummary, FormHeading } from '../account/error-summary.tsx';
import { EMPTY_FORM, type FormState, rejectedForm, statusOf } from '../account/form-state.ts';
import { productNotFound } from '../product/product-not-found.ts';
import { type Author, authorOf } from './load-reviews.ts';
import { ReviewForm } from './review-form.tsx';

/** One more than the limit: a text that is too long is reported, not cut. */
const COMMENT_KEPT = 2_001;

export async function get(
  request: PageRequest,
  params: Record<string, string>,
): Promise<PageResult> {
  const id = idOf(params);
  if (id === null) return productNotFound(request.locale);
  return await formPage(request, id, EMPTY_FORM);
}

export async function post(
  request: PageRequest,
  params: Record<string, string>,
): Promise<PageResult> {
  const { form, services, ctx, locale } = request;
  const id = idOf(params);
  if (id === null) return productNotFound(locale);
  if (form.has('helpful') || form.has('unhelpful')) return await postVote(request, id);
  const t = translator(locale);
  const isFromAccount = form.get('from') === 'account';
  if (form.get('do') === 'remove') {
    await services.reviews.removeReview(ctx, id);
    return redirect(href.reviews(locale), {
      flashes: [{ kind: 'success', text: t('reviews.removed') }],
    });
  }
  const comment = (form.get('comment') ?? '').replaceAll('\r\n', '\n');
  const rating = form.has('rating') ? Number(form.get('rating')) : undefined;
  const result = await attempt(() =>
    services.reviews.postReview(ctx, { productId: id, rating, comment }),
  );
  if (!result.ok) {
    if (result.problem.code === 'login-required')
      return redirect(href.login(locale, href.review(locale, id)));
    if (result.problem.code === 'review-not-posted') return productNotFound(locale);
    const state = rejectedForm(form, ['rating', 'comment'], result.problem, locale);
    const refused = { ...state, sentence: problemSentence(result.problem, locale) };
    return { ...(await formPage(request, id, refused)), status: statusOf(result.problem) };
  }
  const text = t(result.value.isPublished ? 'reviews.posted' : 'reviews.postedWaiting');
  const to = isFromAccount ? href.reviews(locale) : `${await addressOf(request, id)}#reviews`;
  return redirect(to, { flashes: [{ kind: 'success', text }] });
}

async function postVote(request: PageRequest, id: number): Promise<PageResult> {
  const { form, services, ctx, locale } = request;
  const isHelpful = form.has('helpful');
  const reviewId = Number(form.get(isHelpful ? 'helpful' : 'unhelpful'));
  const at = /^(?:sort=helpful)?&?(?:reviews=\d{1,5})?$/.exec(form.get('at') ?? '')?.[0] ?? '';
  const back = `${await addressOf(request, id)}${at === '' ? '' : `?${at}`}`;
  if (!Number.isSafeInteger(reviewId) || reviewId < 1) return redirect(`${back}#reviews`);
  const voted = await attempt(() => services.reviews.vote(ctx, reviewId, isHelpful));
  // By helpfulness it may stand on another page now.
  if (voted.ok)
    return redirect(`${back}#${at.startsWith('sort') ? 'reviews' : `review-${reviewId}`}`);
  if (voted.problem.code === 'login-required')
    return redirect(href.login(locale, `${back}#reviews`));
  return redirect(`${back}#reviews`, {
    flashes: [{ kind: 'warning', text: problemSentence(voted.problem, locale) }],
  });
}

function idOf({ id = '' }: Record<string, string>): number | null {
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}

async function addressOf({ services, ctx, locale }: PageRequest, id: number): Promise<string> {
  const product = await services.catalog.getProduct(ctx, id);
  return href.product(locale, id, product.slug);
}

async function formPage(request: PageRequest, id: number, state: FormState): Promise<Page> {
  const { services, ctx, locale, query, form } = request;
  const author = authorOf(await services.customers.getAccount(ctx));
  const product = await services.catalog.getProduct(ctx, id);
  const own = await services.reviews.findOwn(ctx, id);
  const t = translator(locale);
  const title = t(own === null ? 'reviews.writeOf' : 'reviews.editOf', {
    name: isolateLatin(product.name, locale),
  });
  const from =
    (request.method === 'POST' ? form.get('from') : query.get('from')) === 'account'
      ? 'account'
      : undefined;
  return {
    title: state.sentence === null ? title : t('account.errorTitle', { title }),
    robots: 'noindex',
    breadcrumbs: [
      { name: product.mpn, href: href.product(locale, id, product.slug) },
      { name: t('reviews.title') },
    ],
    body: <ReviewPage product={product} own={own} author={author} state={state} from={from} />,
  };
}

type Props = {
  product: ProductDetail;
  own: OwnReview | null;
  author: Author;
  state: FormState;
  from: 'account' | undefined;
};

function ReviewPage({ product, own, author, state: { values, errors, sentence }, from }: Props) {
  const { t, label } = useView();
  const typed = values.comment?.replaceAll('\r\n', '\n').slice(0, COMMENT_KEPT);
  return (
    <section className="grid max-w-[640px] gap-4">
      <FormHeading refused={sentence !== null}>
        {t(own === null ? 'reviews.writeOf' : 'reviews.editOf', {
          name: isolatedName(label(product.name)),
        })}
      </FormHeading>
      {sentence === null ? null : <ErrorSummary title={sentence} errors={errors} />}
      <ReviewForm
        productId={product.id}
        author={author}
        values={{
          rating: Number(values.rating ?? own?.rating ?? 5),
          comment: typed ?? own?.comment ?? '',
        }}
        errors={errors}
        isChange={own !== null}
        isAlone
        from={from}
      />
    </section>
  );
}
