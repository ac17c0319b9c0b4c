// Sessions and passwords in /api/v1. [decisions 0114]
import { V1_CALLS } from '@millwright/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import '../../platform/http/request.ts';
import { v1Route } from '../../platform/http/v1-calls.ts';
import { Problem } from '../../platform/problem.ts';
import { service as customers, toV1Profile } from '../customers/index.ts';
import { changePassword } from './change-password.service.ts';
import { confirmEmailChange, reportEmailChange } from './email-links.service.ts';
import { logon, logout } from './identity.service.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.service.ts';
import { refreshSession } from './refresh-session.service.ts';
import { requestReset } from './reset-password.service.ts';

export function registerIdentityV1Routes(app: FastifyInstance): void {
  v1Route(
    app,
    V1_CALLS.logIn,
    async ({ ctx, body }) => {
      const { email, password, cartCode = null, wishlist = [] } = body;
      const wishlistItems = wishlist.map(({ productId, quantity = 0 }) => ({
        productId,
        quantity,
      }));
      const opened = await logon(ctx, { email, password, cartCode, wishlistItems });
      return {
        token: opened.token,
        expiresAt: opened.expiresAt,
        mustChangePassword: opened.mustChangePassword,
        cartCode: opened.cartCode,
        wishlistAdded: wishlist.length === 0 ? null : (opened.wishes?.added ?? null),
        profile: toV1Profile(opened.account),
      };
      // Hashing passwords has a queue of its own.
    },
    { priority: 'exempt', allowRestricted: true },
  );
  v1Route(app, V1_CALLS.refreshSession, async ({ ctx, request }) => {
    if (!sendsToken(request)) throw new Problem('login-required');
    return await refreshSession(ctx);
  });
  v1Route(
    app,
    V1_CALLS.logOut,
    async ({ ctx, query }) => {
      await logout(ctx, { everywhere: query.everywhere === 'true' });
      return null;
    },
    { allowRestricted: true },
  );
  v1Route(app, V1_CALLS.listSessions, async ({ ctx }) => ({ items: await listOwnSessions(ctx) }));
  v1Route(app, V1_CALLS.endSession, async ({ ctx, params }) => {
    await endOwnSession(ctx, params.id);
    return null;
  });
  v1Route(app, V1_CALLS.endOtherSessions, async ({ ctx }) => {
    await endOtherSessions(ctx);
    return null;
  });
  registerPasswordV1Routes(app);
}

function registerPasswordV1Routes(app: FastifyInstance): void {
  v1Route(
    app,
    V1_CALLS.changePassword,
    async ({ ctx, body }) => {
      const { currentPassword, newPassword, cartCode = null } = body;
      const { cartCode: surviving } = await changePassword(
        ctx,
        { currentPassword, newPassword, repeatPassword: newPassword },
        { cartCode, wishlistItems: [] },
      );
      return { cartCode: surviving };
    },
    { allowRestricted: true },
  );
  v1Route(app, V1_CALLS.requestPassword, async ({ ctx, body }) => {
    await requestReset(ctx, body);
    return null;
  });
  v1Route(
    app,
    V1_CALLS.showEmailChange,
    async ({ ctx, body }) => await customers.getEmailChange(ctx, body.token, body.link),
  );
  v1Route(
    app,
    V1_CALLS.confirmEmailChange,
    async ({ ctx, body }) => await confirmEmailChange(ctx, body.token),
  );
  v1Route(app, V1_CALLS.reportEmailChange, async ({ ctx, body }) => {
    await reportEmailChange(ctx, body.token);
    return null;
  });
}

/** A script on a page of the shop has the cookie's session, and must not learn a token by it. */
function sendsToken({ headers, sessionToken }: FastifyRequest): boolean {
  const bearer = headers.authorization?.split(/ +/).at(1);
  return sessionToken !== null && [headers.authtoken, bearer].includes(sessionToken);
}
