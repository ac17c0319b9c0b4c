// Category menu fragment: families with picture and groups; the same for every visitor in one language, fetched on hover.
import type { CategoryNode } from '@millwright/contracts';
import type { PageRequest } from '@millwright/server';
import { type Fragment, fragment } from '../../lib/page.ts';
import { href, imagePath } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';

export async function get({ services, ctx }: PageRequest): Promise<Fragment> {
  const tree = (await services.catalog.getCategoryTree(ctx)) as CategoryNode[];
  return fragment(<Menu tree={tree} />, { headers: { 'cache-control': 'public, max-age=600' } });
}

function Menu({ tree }: { tree: CategoryNode[] }) {
  const { t, locale } = useView();
  return (
    <div className="wide mega-columns">
      {tree.map((family) => (
        <section key={family.id}>
          <img
            className="drawing"
            src={imagePath(family.image)}
            width={72}
            height={54}
            alt=""
            loading="lazy"
          />
          <h3>
            <a href={href.category(locale, family.lineage)}>{family.name}</a>
          </h3>
          <p>
            {family.children.map((group) => (
              <a key={group.id} href={href.category(locale, group.lineage)}>
                {group.name}
              </a>
            ))}
          </p>
        </section>
      ))}
      <section>
        <h3>
          <a href={href.products(locale)}>{t('shell.allProducts')}</a>
        </h3>
      </section>
    </div>
  );
}
