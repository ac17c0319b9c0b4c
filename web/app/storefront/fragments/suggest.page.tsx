// Suggestion fragment: part numbers first, small pictures; options of a listbox. [§2.5, §9]
import { SCOPES, type Suggestions } from '@millwright/contracts';
import type { PageRequest } from '@millwright/server';
import { listHref, readListState } from '../../lib/list-state.ts';
import { type Fragment, fragment } from '../../lib/page.ts';
import { imagePath, localPath } from '../../lib/paths.ts';
import { isProblem } from '../../lib/problems.ts';
import { useView } from '../../lib/view.tsx';
import { PartNumber } from '../../ui/text.tsx';

/** [§9] */
const COUNT = 10;
const SHOWN_FROM = 3;

export async function get({ services, ctx, query }: PageRequest): Promise<Fragment> {
  const text = (query.get('query') ?? '').trim().slice(0, 200);
  const scope = SCOPES.find((known) => known === query.get('scope')) ?? 'all';
  if (text.length < SHOWN_FROM) return fragment('');
  const headers = { 'cache-control': 'private, max-age=60' };
  try {
    const suggestions = (await services.search.suggest(ctx, {
      text,
      scope,
      count: COUNT,
    })) as Suggestions;
    return fragment(
      suggestions.items.length === 0 ? (
        ''
      ) : (
        <Options items={suggestions.items} text={text} scope={scope} />
      ),
      { headers },
    );
  } catch (error) {
    // A suggestion that fails is silent: the search itself still works. [§8]
    if (isProblem(error)) return fragment('');
    throw error;
  }
}

function Options({
  items,
  text,
  scope,
}: {
  items: Suggestions['items'];
  text: string;
  scope: string;
}) {
  const { t, locale, label } = useView();
  const all = listHref(locale, readListState(new URLSearchParams({ query: text, scope })));
  return (
    <>
      {items.map((item, index) => (
        <a
          key={item.url}
          role="option"
          id={`suggestion-${index}`}
          tabIndex={-1}
          aria-selected={false}
          href={localPath(locale, item.url)}
        >
          {item.image === null ? (
            <span />
          ) : (
            <img className="drawing" src={imagePath(item.image)} width={56} height={42} alt="" />
          )}
          <span>
            {item.sku === null ? null : <PartNumber>{item.sku}</PartNumber>}
            {label(item.label)}
          </span>
          <small>{item.meaning === null ? t(`suggest.${item.type}`) : label(item.meaning)}</small>
        </a>
      ))}
      <a
        role="option"
        id={`suggestion-${items.length}`}
        tabIndex={-1}
        aria-selected={false}
        href={all}
      >
        <span />
        <span>{t('search.allResults', { text })}</span>
      </a>
    </>
  );
}
