// Shared wishlist: a list to read and to order from, for anybody who has its link; with nothing about its owner, and not indexed by search engines. [§2.1 savedlist]
import { isolateLatin, type SharedList } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import type { Page, PageResult } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/notice.tsx';
import { postAddToCart } from '../add-to-cart.ts';
import { addAll } from './add-all.ts';
import { listName } from './list-tools.tsx';
import { type NotAdded, readNotAdded } from './not-added.ts';
import { readSavedForm } from './saved-form.ts';
import { NotAddedNotice, SavedTable } from './saved-table.tsx';

export async function get(
  { services, ctx, locale, query }: PageRequest,
  params: Record<string, string>,
): Promise<Page> {
  const code = params.code ?? '';
  const list = (await services.wishlist.getShared(ctx, code)) as SharedList;
  const t = translator(locale);
  const name = t('wishlist.sharedTitle', { name: isolateLatin(listName(list, t), locale) });
  return {
    title: name,
    robots: 'noindex',
    breadcrumbs: [{ name }],
    // The address is the key: no other site learns it.
    effects: { headers: { 'referrer-policy': 'same-origin' } },
    body: (
      <Shared
        list={list}
        name={name}
        action={href.sharedList(locale, code)}
        left={readNotAdded(query.get('left'))}
      />
    ),
  };
}

/** Only into the reader's own cart or list; the shared one cannot be changed from here. */
export async function post(
  request: PageRequest,
  params: Record<string, string>,
): Promise<PageResult> {
  const code = params.code ?? '';
  if (readSavedForm(request.form)?.kind === 'add-all')
    return await addAll(request, { shareCode: code }, href.sharedList(request.locale, code));
  return await postAddToCart(request);
}

type Props = { list: SharedList; name: string; action: string; left: readonly NotAdded[] };

function Shared({ list: { entries }, name, action, left }: Props) {
  const { t, locale } = useView();
  return (
    <div className="grid gap-5">
      <h1 tabIndex={-1}>
        <bdi>{name}</bdi>
      </h1>
      <NotAddedNotice list={left} entries={entries} />
      {entries.length === 0 ? (
        <EmptyState title={t('wishlist.sharedEmpty')}>
          <ButtonLink href={href.products(locale)} look="main">
            {t('shell.allProducts')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <p>{t('wishlist.sharedText')}</p>
          <SavedTable mode="shared" entries={entries} action={action} />
        </>
      )}
    </div>
  );
}
