// Sessions of the account: each with its device and times; one can be ended, or all others at once. [promises P29]
import type { OwnSession } from '@millwright/contracts';
import { type Translate, translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { type Page, type PageResult, redirect } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { attempt, problemSentence } from '../../lib/problems.ts';
import { useView } from '../../lib/view.tsx';
import { Button } from '../../ui/button.tsx';
import { FormToken } from '../../ui/field.tsx';
import { CardCell, CardRow, CardTable } from '../order/card-table.tsx';
import { AccountFrame } from './account-frame.tsx';

export async function get({ services, ctx, locale }: PageRequest): Promise<Page> {
  const sessions = await services.identity.listOwnSessions(ctx);
  const title = translator(locale)('sessions.title');
  return {
    title,
    robots: 'noindex',
    breadcrumbs: [{ name: title }],
    body: <Sessions sessions={sessions} />,
  };
}

export async function post({ services, ctx, form, locale }: PageRequest): Promise<PageResult> {
  const t = translator(locale);
  const isOne = form.get('do') === 'end';
  const result = await attempt(() =>
    isOne
      ? services.identity.endOwnSession(ctx, (form.get('id') ?? '').slice(0, 64))
      : services.identity.endOtherSessions(ctx),
  );
  if (result.ok)
    return redirect(href.sessions(locale), {
      flashes: [{ kind: 'success', text: t(isOne ? 'sessions.ended' : 'sessions.othersEnded') }],
    });
  if (result.problem.code !== 'session-not-found')
    return redirect(href.login(locale, href.sessions(locale)));
  return redirect(href.sessions(locale), {
    flashes: [{ kind: 'warning', text: problemSentence(result.problem, locale) }],
  });
}

function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const { t, locale } = useView();
  return (
    <AccountFrame place="sessions" title={t('sessions.title')}>
      <div className="grid justify-items-start gap-4">
        <p className="max-w-[640px] text-muted">{t('sessions.lead')}</p>
        <a href={href.password(locale)}>{t('password.title')}</a>
        <CardTable
          caption={t('sessions.title')}
          columns={[
            { name: t('sessions.device') },
            { name: t('sessions.started') },
            { name: t('sessions.used') },
            { name: t('sessions.action'), quiet: true },
          ]}
        >
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </CardTable>
        {sessions.length < 2 ? null : (
          <form method="post" action={href.sessions(locale)}>
            <FormToken />
            <input type="hidden" name="do" value="end-others" />
            <Button>{t('sessions.endOthers')}</Button>
          </form>
        )}
      </div>
    </AccountFrame>
  );
}

function SessionRow({ session }: { session: OwnSession }) {
  const { t, locale, dateTime } = useView();
  const name = nameOf(session, t);
  const started = dateTime(session.startedAt);
  return (
    <CardRow>
      <CardCell>
        <strong className="block">
          <bdi>{name}</bdi>
        </strong>
        {session.current ? (
          <span className="font-semibold">{t('sessions.current')}</span>
        ) : session.device === null || session.device === 'program' ? null : (
          <span className="text-muted">{t(`sessions.device.${session.device}`)}</span>
        )}
      </CardCell>
      <CardCell label={t('sessions.started')}>
        <time dateTime={session.startedAt}>{started}</time>
      </CardCell>
      <CardCell label={t('sessions.used')}>
        {session.current ? (
          t('sessions.now')
        ) : (
          <time dateTime={session.lastUsedAt}>{dateTime(session.lastUsedAt)}</time>
        )}
      </CardCell>
      <CardCell>
        {session.current ? null : (
          <form method="post" action={href.sessions(locale)}>
            <FormToken />
            <input type="hidden" name="do" value="end" />
            <input type="hidden" name="id" value={session.id} />
            <Button aria-label={t('sessions.endOf', { name, started })}>
              {t('account.logoutButton')}
            </Button>
          </form>
        )}
      </CardCell>
    </CardRow>
  );
}

/** "Chrome, Windows"; in words where neither is known. */
function nameOf({ device, browser, system }: OwnSession, t: Translate): string {
  const known = [browser, system].filter((part) => part !== null);
  if (known.length > 0) return known.join(', ');
  return t(device === null ? 'sessions.unknown' : `sessions.device.${device}`);
}
