// Wishlist page of a customer: one of several lists with all its actions; a visitor is redirected to the login. [§2.1 savedlist, §4 Wishlist, §6]
import type { SavedEntry, WishlistHead, Wishlists } from '@millwright/contracts';
import { type Translate, translator } from '@millwright/messages/shop';
import type { Flash, PageRequest } from '@millwright/server';
import { type Page, type PageResult, redirect } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { attempt, problemSentence } from '../../lib/problems.ts';
import { useView } from '../../lib/view.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/notice.tsx';
import { AccountFrame } from '../account/account-frame.tsx';
import { postAddToCart } from '../add-to-cart.ts';
import { addAll } from './add-all.ts';
import { ListChoice, ListTools, listName } from './list-tools.tsx';
import { type NotAdded, readNotAdded } from './not-added.ts';
import { readQuantities, readSavedForm, type SavedWish } from './saved-form.ts';
import { NotAddedNotice, SavedTable } from './saved-table.tsx';

export async function get({ services, ctx, locale, query }: PageRequest): Promise<Page> {
  const lists = await services.wishlist.getLists(ctx, listOf(query));
  const t = translator(locale);
  const title = listName(lists.chosen, t);
  return {
    title,
    robots: 'noindex',
    breadcrumbs: [
      ...(lists.chosen.kind === 'main'
        ? []
        : [{ name: t('wishlist.wishlist'), href: href.savedList(locale) }]),
      { name: title },
    ],
    body: <SavedList lists={lists} left={readNotAdded(query.get('left'))} />,
  };
}

export async function post(request: PageRequest): Promise<PageResult> {
  const { services, ctx, form, locale, query } = request;
  const wish = readSavedForm(form);
  if (wish === null) return await postAddToCart(request);
  // A form that waited until its session had ended: the login leads back.
  if (ctx.actor.kind !== 'customer') return redirect(href.login(locale, href.savedList(locale)));
  const found = await attempt(() => services.wishlist.getLists(ctx, listOf(query)));
  if (!found.ok)
    return redirect(href.savedList(locale), {
      flashes: [{ kind: 'warning', text: problemSentence(found.problem, locale) }],
    });
  const lists = found.value;
  const back = href.savedList(locale, lists.chosen.kind === 'main' ? 0 : lists.chosen.id);
  if (wish.kind === 'add-all') return await addAll(request, { listId: lists.chosen.id }, back);
  const result = await attempt(() => apply(request, wish, lists, back));
  if (result.ok) return result.value;
  return redirect(back, {
    flashes: [{ kind: 'warning', text: problemSentence(result.problem, locale) }],
  });
}

async function apply(
  { services, ctx, cartCode, form, locale }: PageRequest,
  wish: Exclude<SavedWish, { kind: 'add-all' }>,
  { lists, chosen }: Wishlists,
  back: string,
): Promise<PageResult> {
  const t = translator(locale);
  const { wishlist } = services;
  const done = (text: string, to = back): PageResult =>
    redirect(to, { flashes: [{ kind: 'success', text }] });
  switch (wish.kind) {
    case 'remove':
      if (wish.ids.length === 0) return nothingTicked(t, back);
      return (await wishlist.removeEntries(ctx, wish.ids)) > 0
        ? done(t('wishlist.removed'))
        : redirect(back);
    case 'move': {
      if (wish.ids.length === 0) return nothingTicked(t, back);
      const target = lists.find((list) => list.id === wish.to);
      const n = await wishlist.moveToList(ctx, chosen.id, wish.to, wish.ids);
      return n === 0 || target === undefined
        ? redirect(back)
        : done(t('wishlist.moved', { n, name: listName(target, t) }));
    }
    case 'to-cart': {
      const entry = (await wishlist.getLists(ctx, chosen.id === 0 ? null : chosen.id)).entries.find(
        ({ id }) => id === wish.id,
      );
      const quantity = entry === undefined ? undefined : readQuantities(form).get(entry.productId);
      const cart = await wishlist.moveToCart(ctx, cartCode, wish.id, quantity ?? null);
      return redirect(back, {
        cartCode: cart.code,
        flashes: [{ kind: 'success', text: t('common.itemAdded') }, ...noticesOf(cart.notices)],
      });
    }
    case 'quantities':
      await wishlist.changeQuantities(ctx, chosen.id, readQuantities(form));
      return done(t('wishlist.quantitiesSaved'));
    case 'create': {
      const id = await wishlist.createList(ctx, wish.name);
      return done(t('wishlist.created', { name: wish.name.trim() }), href.savedList(locale, id));
    }
    case 'rename':
      await wishlist.renameList(ctx, chosen.id, wish.name);
      return done(t('wishlist.renamed'));
    case 'delete':
      await wishlist.removeList(ctx, chosen.id);
      return done(t('wishlist.deleted'), href.savedList(locale));
    case 'share':
    case 'unshare':
      await wishlist.shareList(ctx, chosen.id, wish.kind === 'share');
      return done(t(wish.kind === 'share' ? 'wishlist.shared' : 'wishlist.unshared'));
  }
}

function nothingTicked(t: Translate, back: string): PageResult {
  return redirect(back, { flashes: [{ kind: 'warning', text: t('wishlist.nothingTicked') }] });
}

function noticesOf(notices: readonly { message: string }[]): Flash[] {
  return notices.map(({ message }) => ({ kind: 'warning', text: message }));
}

/** @returns null for the wishlist itself; a value that is no number is an unknown list */
function listOf(query: URLSearchParams): number | null {
  const asked = query.get('list');
  if (asked === null || asked === '') return null;
  return /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : -1;
}

function SavedList({
  lists: { lists, chosen, entries },
  left,
}: {
  lists: Wishlists;
  left: readonly NotAdded[];
}) {
  const { t, locale } = useView();
  const action = href.savedList(locale, chosen.kind === 'main' ? 0 : chosen.id);
  return (
    <AccountFrame
      place="savedList"
      title={
        <h1 tabIndex={-1}>
          <bdi>{listName(chosen, t)}</bdi>
        </h1>
      }
    >
      <ListChoice lists={lists} chosen={chosen} />
      <NotAddedNotice list={left} entries={entries} />
      <Entries lists={lists} chosen={chosen} entries={entries} action={action} />
      <ListTools chosen={chosen} action={action} />
    </AccountFrame>
  );
}

type EntriesProps = {
  lists: readonly WishlistHead[];
  chosen: WishlistHead;
  entries: readonly SavedEntry[];
  action: string;
};

function Entries({ lists, chosen, entries, action }: EntriesProps) {
  const { t, locale } = useView();
  if (entries.length === 0)
    return (
      <EmptyState
        title={t('wishlist.saveEmpty')}
        text={t(chosen.kind === 'later' ? 'wishlist.laterEmptyText' : 'wishlist.saveEmptyText')}
      >
        <ButtonLink href={href.products(locale)} look="main">
          {t('shell.allProducts')}
        </ButtonLink>
      </EmptyState>
    );
  const others = lists.filter((list) => list.id !== chosen.id && list.id > 0);
  return (
    <SavedTable mode={chosen.kind === 'later' ? 'later' : 'own'} entries={entries} action={action}>
      <Button name="do" value="remove-ticked" formNoValidate>
        {t('wishlist.removeTicked')}
      </Button>
      {others.length === 0 ? null : (
        <span className="flex flex-wrap items-center gap-2">
          <label htmlFor="move-to">{t('wishlist.moveTo')}</label>
          <select id="move-to" name="to" className="input w-auto! max-w-full">
            {others.map((list) => (
              <option key={list.id} value={list.id}>
                {listName(list, t)}
              </option>
            ))}
          </select>
          <Button name="do" value="move" formNoValidate>
            {t('wishlist.move')}
          </Button>
        </span>
      )}
    </SavedTable>
  );
}
