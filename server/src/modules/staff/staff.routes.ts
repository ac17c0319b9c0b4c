// Routes of the back office's login, of staff accounts, and of the audit log.
import { ADMIN_CALLS, ADMIN_CRUD, type StaffSession } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { encode } from 'uqr';
import { adminRoute, type SessionCookie } from '../../platform/http/admin-calls.ts';
import { crudRoutes } from '../../platform/http/crud-routes.ts';
import { currenciesOf, getCachedRates, getTerms, getTimeZone } from '../pricing/index.ts';
import { listAudit } from './audit.service.ts';
import { hasOpenDemoStaff } from './demo-members.ts';
import {
  beginSecondFactor,
  changeOwnPassword,
  confirmSecondFactor,
  endSession,
  giveCode,
  logon,
  type Opened,
  type StaffLogin,
  toSession,
} from './sessions.service.ts';
import {
  addStaff,
  changeOwnLocale,
  changeStaff,
  getStaff,
  listColleagues,
  listStaff,
  resetStaff,
} from './staff.service.ts';
import { staffRoleCrud } from './staff-roles.admin.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Back-office session of this request; null outside /api/admin. */
    staffLogin: StaffLogin | null;
  }
}

export function registerStaffRoutes(
  app: FastifyInstance,
  cookie: SessionCookie,
  { demoIsExposed = false } = {},
): void {
  const opened = (
    reply: Parameters<SessionCookie['set']>[0],
    { token, session }: Opened,
  ): StaffSession => {
    cookie.set(reply, token);
    return session;
  };
  adminRoute(app, ADMIN_CALLS.staffLogon, async ({ ctx, body, reply }) =>
    opened(reply, await logon(ctx, body)),
  );
  // No session is not an error: the page asks before it shows the login.
  adminRoute(app, ADMIN_CALLS.staffSession, async ({ ctx, reply }) => ({
    ...toSession(reply.request.staffLogin),
    timeZone: await getTimeZone(ctx.db, ctx.clock.now()),
    country: (await getTerms(ctx.db, ctx.clock.now())).companyCountry,
    currencies: [...currenciesOf(await getCachedRates(ctx.db, ctx.clock.now()))],
    demoIsExposed: demoIsExposed && (await hasOpenDemoStaff(ctx.db)),
  }));
  adminRoute(app, ADMIN_CALLS.staffCode, async ({ ctx, body, reply }) =>
    opened(reply, await giveCode(ctx, reply.request.staffLogin ?? undefined, body.code)),
  );
  adminRoute(app, ADMIN_CALLS.staffLogout, async ({ ctx, reply }) => {
    await endSession(ctx, reply.request.staffLogin ?? undefined);
    cookie.clear(reply);
    return { done: true as const };
  });
  adminRoute(app, ADMIN_CALLS.beginSecondFactor, async ({ ctx, reply }) => {
    const begun = await beginSecondFactor(ctx, reply.request.staffLogin ?? undefined);
    return { ...begun, picture: qrPicture(begun.uri) };
  });
  adminRoute(app, ADMIN_CALLS.confirmSecondFactor, async ({ ctx, body, reply }) => {
    const { recoveryCodes, ...rest } = await confirmSecondFactor(
      ctx,
      reply.request.staffLogin ?? undefined,
      body.code,
    );
    return { recoveryCodes, session: opened(reply, rest) };
  });
  adminRoute(app, ADMIN_CALLS.changeOwnPassword, async ({ ctx, body, reply }) =>
    opened(reply, await changeOwnPassword(ctx, reply.request.staffLogin ?? undefined, body)),
  );
  adminRoute(app, ADMIN_CALLS.changeOwnLocale, async ({ ctx, body }) => {
    await changeOwnLocale(ctx, body.locale);
    return { done: true as const };
  });

  adminRoute(
    app,
    ADMIN_CALLS.listStaff,
    async ({ ctx, query, page }) => await listStaff(ctx, query, page('name')),
  );
  adminRoute(
    app,
    ADMIN_CALLS.listColleagues,
    async ({ ctx, query, page }) => await listColleagues(ctx, query, page('name')),
  );
  adminRoute(app, ADMIN_CALLS.getStaff, async ({ ctx, params }) => await getStaff(ctx, params.id));
  adminRoute(app, ADMIN_CALLS.addStaff, async ({ ctx, body }) => await addStaff(ctx, body));
  adminRoute(
    app,
    ADMIN_CALLS.changeStaff,
    async ({ ctx, params, body }) => await changeStaff(ctx, params.id, body),
  );
  adminRoute(
    app,
    ADMIN_CALLS.resetStaff,
    async ({ ctx, params, body }) => await resetStaff(ctx, params.id, body),
  );
  crudRoutes(app, ADMIN_CRUD.staffRoles, staffRoleCrud, 'name');
  adminRoute(
    app,
    ADMIN_CALLS.listAudit,
    async ({ ctx, query, page }) => await listAudit(ctx, query, page('id')),
  );
}

/** Squares of one path, as a data address: the policy of pages allows pictures from there. */
function qrPicture(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
