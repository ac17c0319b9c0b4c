// Newsletter form: target of the footer's form; with an invalid address the form is shown again. [§2.5]
import { problemText } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { type Page, type PageResult, redirect } from '../../lib/page.ts';
import { href, path, safeReturn } from '../../lib/paths.ts';
import { attempt, problemSentence } from '../../lib/problems.ts';
import { useView } from '../../lib/view.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, FormToken } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';

export function get({ locale }: PageRequest): Page {
  return { ...newsletterPage(locale, {}), canonical: path.newsletter() };
}

export async function post({ services, ctx, form, locale }: PageRequest): Promise<PageResult> {
  const email = form.get('email') ?? '';
  const outcome = await attempt(() => services.newsletter.subscribe(ctx, { email }));
  const t = translator(locale);
  if (outcome.ok)
    return redirect(safeReturn(form.get('next')), {
      flashes: [{ kind: 'success', text: t('newsletter.sent') }],
    });
  const text = problemSentence(outcome.problem, locale);
  const refused = newsletterPage(locale, {
    email,
    ...(outcome.problem.code === 'email-not-valid' ? { error: text } : { notice: text }),
  });
  return { ...refused, status: outcome.problem.code === 'too-many-requests' ? 429 : 422 };
}

type State = { email?: string; error?: string; notice?: string };

function newsletterPage(locale: PageRequest['locale'], state: State): Page {
  const title = translator(locale)('newsletter.title');
  return {
    title,
    breadcrumbs: [{ name: title }],
    description: translator(locale)('newsletter.invitation'),
    body: <Newsletter {...state} />,
  };
}

function Newsletter({ email = '', error, notice }: State) {
  const { t, locale } = useView();
  return (
    <section className="grid max-w-[560px] gap-4">
      <h1 tabIndex={-1}>{t('newsletter.title')}</h1>
      {notice === undefined ? null : <Notice kind="error">{notice}</Notice>}
      <p>{t('newsletter.about')}</p>
      <form
        method="post"
        action={href.newsletter(locale)}
        className="grid justify-items-start gap-4"
      >
        <FormToken />
        <input type="hidden" name="next" value={href.home(locale)} />
        <Field
          name="email"
          type="email"
          label={t('newsletter.email')}
          hint={t('newsletter.promise')}
          error={error}
          defaultValue={email}
          ltr
          required
          maxLength={254}
          autoComplete="email"
          data-value-missing={problemText('email-not-valid', locale)}
        />
        <Button look="main">{t('newsletter.subscribe')}</Button>
      </form>
    </section>
  );
}
