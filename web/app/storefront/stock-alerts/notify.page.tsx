// Stock alert action: errors are shown with the form, success on the part's page. [§8 Notify success]
import {
  type Account,
  isolatedName,
  isolateLatin,
  type ProductDetail,
} from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { type Page, type PageResult, redirect } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { attempt, problemSentence } from '../../lib/problems.ts';
import { useView } from '../../lib/view.tsx';
import { ErrorSummary, FormHeading } from '../account/error-summary.tsx';
import {
  EMPTY_FORM,
  type FormState,
  rejectedForm,
  statusOf,
  typedLine,
} from '../account/form-state.ts';
import { productNotFound } from '../product/product-not-found.ts';
import { NotifyForm } from './notify-form.tsx';

export async function get(
  request: PageRequest,
  params: Record<string, string>,
): Promise<PageResult> {
  const product = await findProduct(request, params);
  if (product === null) return productNotFound(request.locale);
  const { ctx, services, locale } = request;
  if (product.stock > 0) return redirect(href.product(locale, product.id, product.slug));
  const account = ctx.actor.kind === 'customer' ? await services.customers.getAccount(ctx) : null;
  return notifyPage(request, product, EMPTY_FORM, account);
}

export async function post(
  request: PageRequest,
  params: Record<string, string>,
): Promise<PageResult> {
  const product = await findProduct(request, params);
  if (product === null) return productNotFound(request.locale);
  const { ctx, services, locale, form } = request;
  const [emailId, phoneNumber] = [typedLine(form, 'emailId', 300), typedLine(form, 'phoneNumber')];
  const result = await attempt(() =>
    services.stockAlerts.askForAlert(ctx, { productId: product.id, emailId, phoneNumber }),
  );
  const page = href.product(locale, product.id, product.slug);
  if (result.ok)
    return redirect(page, {
      flashes: [{ kind: 'success', text: translator(locale)('stockAlert.done') }],
    });
  // The part was restocked meanwhile: it is there, and so is the button to buy it.
  if (result.problem.code === 'product-in-stock')
    return redirect(page, {
      flashes: [{ kind: 'warning', text: problemSentence(result.problem, locale) }],
    });
  const state = rejectedForm(form, ['emailId', 'phoneNumber'], result.problem, locale);
  return { ...notifyPage(request, product, state), status: statusOf(result.problem) };
}

async function findProduct(
  { services, ctx }: PageRequest,
  { id = '' }: Record<string, string>,
): Promise<ProductDetail | null> {
  return /^[1-9]\d{0,8}$/.test(id) ? await services.catalog.getProduct(ctx, Number(id)) : null;
}

function notifyPage(
  { locale }: PageRequest,
  product: ProductDetail,
  state: FormState,
  account: Account | null = null,
): Page {
  const t = translator(locale);
  const title = t('stockAlert.titleOf', { name: isolateLatin(product.name, locale) });
  const isRejected = state !== EMPTY_FORM;
  return {
    title: isRejected ? t('account.errorTitle', { title }) : title,
    robots: 'noindex',
    breadcrumbs: [
      { name: product.mpn, href: href.product(locale, product.id, product.slug) },
      { name: t('stockAlert.title') },
    ],
    body: <Notify product={product} state={state} account={account} isRejected={isRejected} />,
  };
}

type Props = {
  product: ProductDetail;
  state: FormState;
  account: Account | null;
  isRejected: boolean;
};

function Notify({ product, state, account, isRejected }: Props) {
  const { t, label } = useView();
  return (
    <section className="grid max-w-[560px] gap-4">
      <FormHeading refused={isRejected}>
        {t('stockAlert.titleOf', { name: isolatedName(label(product.name)) })}
      </FormHeading>
      {isRejected ? (
        <ErrorSummary
          errors={state.errors}
          {...(state.sentence === null ? {} : { title: state.sentence })}
        />
      ) : null}
      <NotifyForm product={product} account={account} state={state} isAlone />
    </section>
  );
}
