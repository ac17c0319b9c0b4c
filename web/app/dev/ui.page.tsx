// Component catalogue (/dev/ui, only in `npm run dev`): every component of web/app/ui and parts of the storefront, each state in three languages.
import { directionOf, LOCALES } from '@millwright/contracts';
import type { PageRequest } from '@millwright/server';
import type { Page } from '../lib/page.ts';
import { createView, ViewProvider } from '../lib/view.tsx';
import { sampleOf } from './samples.ts';
import { STOREFRONT_SPECIMENS } from './specimens-storefront.tsx';
import { type States, UI_SPECIMENS } from './specimens-ui.tsx';

const GROUPS = [
  ['web/app/ui', UI_SPECIMENS],
  ['web/app/storefront', STOREFRONT_SPECIMENS],
] as const;

export function get(request: PageRequest): Page {
  return { title: 'Components', robots: 'noindex', body: <Catalogue request={request} /> };
}

function Catalogue({ request }: { request: PageRequest }) {
  return (
    <>
      <h1 tabIndex={-1}>Components</h1>
      <nav aria-label="Components">
        {GROUPS.map(([folder, specimens]) => (
          <p key={folder} className="flex flex-wrap gap-3">
            <b>{folder}</b>
            {Object.keys(specimens).map((name) => (
              <a key={name} href={`#${name}`}>
                {name}
              </a>
            ))}
          </p>
        ))}
      </nav>
      {GROUPS.flatMap(([, specimens]) => Object.entries(specimens)).map(([name, states]) => (
        <Component key={name} name={name} states={states} request={request} />
      ))}
    </>
  );
}

function Component({
  name,
  states,
  request,
}: {
  name: string;
  states: States;
  request: PageRequest;
}) {
  return (
    <section id={name} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>
        <a href={`#${name}`}>{name}</a>
      </h2>
      {Object.entries(states).map(([state, render]) => (
        <div key={state} data-specimen={`${name}: ${state}`}>
          <h3>{state}</h3>
          {LOCALES.map((locale) => (
            <div
              key={locale}
              lang={locale}
              dir={directionOf(locale)}
              className="border-s-4 border-rule ps-2 py-3"
            >
              <ViewProvider value={createView({ ...request, locale })}>
                {render(sampleOf(locale, `${name}-${state}-${locale}`.replace(/[^\w-]+/g, '-')))}
              </ViewProvider>
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}
