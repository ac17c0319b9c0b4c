// Request page: the form, what stands beside it, and once it was sent a panel in its place; entering again shows the form. [§4 Requirement and seller forms]
import { type MessageKey, translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import type { ReactElement } from 'react';
import { type Page, type PageResult, redirect } from '../../lib/page.ts';
import { href, path } from '../../lib/paths.ts';
import { attempt } from '../../lib/problems.ts';
import { useView } from '../../lib/view.tsx';
import { DialogForm, Trap } from '../../ui/dialog-form.tsx';
import { pendingField } from '../../ui/field.tsx';
import { type FormState, hasLostFile, statusOf } from '../account/form-state.ts';
import { withMiniCart } from '../cart/load-cart.ts';
import { fieldLabels, RequestFields } from './form-fields.tsx';
import { prefilled, REQUEST_FIELDS, refused, sentReference, typed } from './request-state.ts';
import { SentPanel } from './sent-panel.tsx';

export type RequestPage = {
  kind: 'request' | 'seller';
  place: 'postRequirement' | 'becomeASeller';
  words: Record<
    'title' | 'lead' | 'description' | 'descriptionHint' | 'documentHint' | 'send' | 'sentText',
    MessageKey
  >;
  /** Above the form. */
  banner?: () => ReactElement;
  /** Beside it. */
  aside: () => ReactElement;
};

export function requestPage(which: RequestPage) {
  return {
    takesFiles: true as const,
    get: async (request: PageRequest): Promise<PageResult> => {
      const reference = sentReference(request);
      if (reference === null) return page(which, request, { state: await prefilled(request) });
      const { canonical: _, ...sent } = page(which, request, { reference });
      return { ...sent, robots: 'noindex' };
    },
    post: async (request: PageRequest): Promise<PageResult> => {
      const { services, ctx, locale, form, files } = request;
      const pendingDocument = form.get(pendingField('document')) ?? '';
      const input = {
        ...typed(request, REQUEST_FIELDS),
        document: files.get('document'),
        pendingDocument,
        keepsDocument: true,
      };
      const result = await attempt(() => services.leads.sendRequest(ctx, which.kind, input));
      if (result.ok) return redirect(`${href[which.place](locale)}?sent=${result.value.reference}`);
      await withMiniCart(request);
      const state = refused(request, REQUEST_FIELDS, result.problem);
      return {
        ...page(which, request, { state, hadFile: hasLostFile(files, state), isRejected: true }),
        status: statusOf(result.problem),
      };
    },
  };
}

type Shown = { state: FormState; hadFile?: boolean; isRejected?: boolean } | { reference: string };

function page(which: RequestPage, { locale }: PageRequest, shown: Shown): Page {
  const t = translator(locale);
  const name = t(which.words.title);
  return {
    title: 'isRejected' in shown ? t('account.errorTitle', { title: name }) : name,
    description: t(which.words.lead),
    canonical: path[which.place](),
    breadcrumbs: [{ name }],
    body:
      'reference' in shown ? (
        <Sent which={which} reference={shown.reference} />
      ) : (
        <Form which={which} {...shown} />
      ),
  };
}

function Form({
  which,
  state,
  hadFile = false,
}: {
  which: RequestPage;
  state: FormState;
  hadFile?: boolean;
}) {
  const { t, locale } = useView();
  const { words, banner: Banner, aside: Aside } = which;
  return (
    <>
      {Banner === undefined ? null : <Banner />}
      <div className="form-page">
        <DialogForm
          title={t(words.title)}
          lead={t(words.lead)}
          action={href[which.place](locale)}
          send={t(words.send)}
          state={state}
          labels={{ ...fieldLabels(t), description: t(words.description) }}
          takesFiles
          hadFile={hadFile}
        >
          <RequestFields
            state={state}
            words={{
              description: t(words.description),
              descriptionHint: t(words.descriptionHint),
              documentHint: t(words.documentHint),
            }}
          />
          <Trap />
        </DialogForm>
        <Aside />
      </div>
    </>
  );
}

function Sent({ which, reference }: { which: RequestPage; reference: string }) {
  const { t, locale } = useView();
  return (
    <SentPanel
      title={t('request.sent')}
      text={t(which.words.sentText)}
      reference={reference}
      next={{ href: href[which.place](locale), label: t('request.another') }}
    />
  );
}

/** A list beside the form. */
export function Beside({
  title,
  items,
  ordered = false,
}: {
  title: string;
  items: readonly string[];
  ordered?: boolean;
}) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <aside className="form-aside">
      <h2>{title}</h2>
      <List>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    </aside>
  );
}
