// Breadcrumbs: home, parents, and the page itself.
import type { Crumb } from '../lib/page.ts';
import { href } from '../lib/paths.ts';
import { useView } from '../lib/view.tsx';

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t, locale, label } = useView();
  const all: readonly Crumb[] = [{ name: t('common.home'), href: href.home(locale) }, ...crumbs];
  return (
    <nav className="crumbs" aria-label={t('shell.breadcrumbs')}>
      <ol>
        {all.map((crumb, index) => (
          <li key={crumb.href ?? crumb.name}>
            {crumb.href === undefined ? (
              <span aria-current={index === all.length - 1 ? 'page' : undefined}>
                {label(crumb.name)}
              </span>
            ) : (
              <a href={crumb.href}>{label(crumb.name)}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
