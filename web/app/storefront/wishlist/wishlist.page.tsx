// Wishlist page of a visitor: looks like a customer's wishlist, kept in a cookie until a login merges it. [§2.1 wishlist, decisions §1]
import type { SavedEntry } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { type PageResult, redirect } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, Notice } from '../../ui/notice.tsx';
import { postAddToCart } from '../add-to-cart.ts';
import { addAll } from './add-all.ts';
import { type NotAdded, readNotAdded } from './not-added.ts';
import { readQuantities, readSavedForm } from './saved-form.ts';
import { NotAddedNotice, SavedTable } from './saved-table.tsx';

export async function get({
  services,
  ctx,
  locale,
  query,
  wishlistItems,
  viewer,
}: PageRequest): Promise<PageResult> {
  // What found no room in a full wishlist is still here.
  if (viewer !== null && wishlistItems.length === 0) return redirect(href.savedList(locale));
  const entries = (await services.wishlist.listWishlistItems(ctx, wishlistItems)) as SavedEntry[];
  const title = translator(locale)('wishlist.title');
  return {
    title,
    robots: 'noindex',
    breadcrumbs: [{ name: title }],
    body: <WishList entries={entries} left={readNotAdded(query.get('left'))} />,
  };
}

export async function post(request: PageRequest): Promise<PageResult> {
  const { form, locale, wishlistItems } = request;
  const t = translator(locale);
  const back = href.wishlist(locale);
  const wish = readSavedForm(form);
  if (wish?.kind === 'add-all') return await addAll(request, { wishlistItems }, back);
  if (wish?.kind === 'remove') {
    const after = wishlistItems.filter(({ productId }) => !wish.ids.includes(productId));
    return redirect(back, {
      wishlistItems: after,
      flashes: [{ kind: 'success', text: t('wishlist.removed') }],
    });
  }
  if (wish?.kind === 'quantities') {
    const quantities = readQuantities(form);
    const after = wishlistItems.map(({ productId, quantity }) => ({
      productId,
      quantity: quantities.get(productId) ?? quantity,
    }));
    return redirect(back, {
      wishlistItems: after,
      flashes: [{ kind: 'success', text: t('wishlist.quantitiesSaved') }],
    });
  }
  return wish === null ? await postAddToCart(request) : redirect(back);
}

function WishList({
  entries,
  left,
}: {
  entries: readonly SavedEntry[];
  left: readonly NotAdded[];
}) {
  const { t, locale, request } = useView();
  return (
    <div className="grid gap-5">
      <h1 tabIndex={-1}>{t('wishlist.title')}</h1>
      {request.viewer === null ? (
        <Notice>
          {t('wishlist.hint')}{' '}
          <a href={href.login(locale, href.savedList(locale))} className="inline-block py-2">
            {t('shell.login')}
          </a>
        </Notice>
      ) : null}
      <NotAddedNotice list={left} entries={entries} />
      {entries.length === 0 ? (
        <EmptyState title={t('wishlist.empty')} text={t('wishlist.emptyText')}>
          <ButtonLink href={href.products(locale)} look="main">
            {t('shell.allProducts')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <SavedTable mode="visitor" entries={entries} action={href.wishlist(locale)} />
      )}
    </div>
  );
}
