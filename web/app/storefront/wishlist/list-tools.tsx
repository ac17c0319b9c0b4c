// Wishlist tools: links and small forms that unfold. [§2.1 savedlist]
import { MAX_LIST_NAME_LENGTH, problemText, type WishlistHead } from '@millwright/contracts';
import type { ReactNode } from 'react';
import { href } from '../../lib/paths.ts';
import { useView, type View } from '../../lib/view.tsx';
import { Button } from '../../ui/button.tsx';
import { FormToken } from '../../ui/field.tsx';
import { ShareLink } from '../../ui/share.tsx';

/** As text, for titles and options: the two standard lists are named in the reader's language. */
export function listName(
  { kind, name }: Pick<WishlistHead, 'kind' | 'name'>,
  t: View['t'],
): string {
  return name ?? t(kind === 'later' ? 'wishlist.later' : 'wishlist.wishlist');
}

export function ListChoice({
  lists,
  chosen,
}: {
  lists: readonly WishlistHead[];
  chosen: WishlistHead;
}) {
  const { t, locale, number } = useView();
  if (lists.length === 1) return null;
  return (
    <nav aria-label={t('wishlist.lists')}>
      <ul className="flex flex-wrap gap-2">
        {lists.map((list) => {
          const isChosen = list.id === chosen.id;
          return (
            <li key={list.id}>
              <a
                href={href.savedList(locale, list.kind === 'main' ? 0 : list.id)}
                aria-current={isChosen ? 'page' : undefined}
                className={`button plain max-md:min-h-11! ${isChosen ? 'border-ink! bg-sunk!' : ''}`}
              >
                <bdi>{listName(list, t)}</bdi>
                <small>{number(list.count)}</small>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

export function ListTools({ chosen, action }: { chosen: WishlistHead; action: string }) {
  const { t } = useView();
  const isNamed = chosen.kind === 'named';
  return (
    <div className="grid items-start gap-x-6 border-t border-hair md:grid-cols-2 print:hidden">
      <Unfolds title={t('wishlist.newList')}>
        <NameForm action={action} name="" pressed="create" words={t('wishlist.create')} />
      </Unfolds>
      {chosen.id === 0 ? null : (
        <Unfolds title={t('wishlist.share')} open={chosen.shareCode !== null}>
          <Sharing chosen={chosen} action={action} />
        </Unfolds>
      )}
      {isNamed ? (
        <>
          <Unfolds title={t('wishlist.rename')}>
            <NameForm
              action={action}
              name={chosen.name ?? ''}
              pressed="rename"
              words={t('wishlist.rename')}
            />
          </Unfolds>
          <Unfolds title={t('wishlist.delete')}>
            <form method="post" action={action} className="grid justify-items-start gap-3">
              <FormToken />
              <p>{t('wishlist.deleteSure')}</p>
              <Button name="do" value="delete">
                {t('wishlist.delete')}
              </Button>
            </form>
          </Unfolds>
        </>
      ) : null}
    </div>
  );
}

function Unfolds({
  title,
  open = false,
  children,
}: {
  title: string;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={open} className="border-b border-hair">
      <summary className="min-h-11 cursor-pointer py-3 font-semibold">{title}</summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}

function NameForm({
  action,
  name,
  pressed,
  words,
}: {
  action: string;
  name: string;
  pressed: 'create' | 'rename';
  words: string;
}) {
  const { t, locale } = useView();
  return (
    <form method="post" action={action} className="grid gap-1">
      <FormToken />
      <label htmlFor={`name-${pressed}`}>{t('wishlist.listName')}</label>
      <div className="field">
        <div className="joined">
          <input
            id={`name-${pressed}`}
            name="name"
            className="input"
            defaultValue={name}
            dir="auto"
            required
            maxLength={MAX_LIST_NAME_LENGTH}
            autoComplete="off"
            data-value-missing={problemText('wishlist-name-not-valid', locale, {
              n: MAX_LIST_NAME_LENGTH,
            })}
          />
          <Button name="do" value={pressed}>
            {words}
          </Button>
        </div>
      </div>
    </form>
  );
}

function Sharing({ chosen, action }: { chosen: WishlistHead; action: string }) {
  const { t, locale, request } = useView();
  const path = chosen.shareCode === null ? null : href.sharedList(locale, chosen.shareCode);
  return (
    <form method="post" action={action} className="grid justify-items-start gap-3">
      <FormToken />
      <p>{t('wishlist.shareText')}</p>
      {path === null ? (
        <Button name="do" value="share">
          {t('wishlist.shareOn')}
        </Button>
      ) : (
        <>
          <input
            className="input"
            readOnly
            dir="ltr"
            value={request.origin + path}
            aria-label={t('wishlist.shareLink')}
          />
          <p className="flex flex-wrap gap-3">
            <ShareLink path={path} title={listName(chosen, t)} text={t('share.share')} />
            <Button name="do" value="unshare">
              {t('wishlist.shareOff')}
            </Button>
          </p>
        </>
      )}
    </form>
  );
}
