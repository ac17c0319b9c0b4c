// The calls that log a customer on and off. [§7.2]
import { CALLS, readWishlistItems, WISHED_COOKIE } from '@millwright/contracts';
import { translator } from '@millwright/messages/server';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../platform/http/calls.ts';
import { Problem } from '../../platform/problem.ts';
import { toWireAccount } from '../customers/index.ts';
import { changePassword } from './change-password.service.ts';
import { logon, logout } from './identity.service.ts';
import { endOwnSession, listOwnSessions } from './own-sessions.service.ts';
import { requestReset } from './reset-password.service.ts';

export function registerIdentityRoutes(app: FastifyInstance): void {
  answer(
    app,
    CALLS.logon,
    async ({ ctx, query, body, reply }) => {
      // A program has no such cookie; a script of the storefront has.
      const wishlistItems = readWishlistItems(reply.request.cookies[WISHED_COOKIE]);
      const { token, expiresAt, cartCode, wishes, account, mustChangePassword } = await logon(ctx, {
        email: body.userName,
        password: body.password,
        cartCode: query.cartCode ?? null,
        wishlistItems,
      }).catch((error: unknown) => {
        throw emailAs('/userName', error);
      });
      if (wishlistItems.length > 0 && wishes?.left.length === 0)
        reply.clearCookie(WISHED_COOKIE, { path: '/' });
      const wishlist = wishlistItems.length === 0 ? {} : { wishlistAdded: wishes?.added ?? 0 };
      return {
        token,
        expiresAt,
        cartCode,
        mustChangePassword,
        ...wishlist,
        ...toWireAccount(account),
      };
      // Hashing passwords has a queue of its own.
    },
    { priority: 'exempt', allowRestricted: true },
  );

  answer(
    app,
    CALLS.logout,
    async ({ ctx, query }) => {
      await logout(ctx, { everywhere: query.everywhere === 'true' });
      return { loggedOut: true };
    },
    { allowRestricted: true },
  );

  answer(app, CALLS.listSessions, async ({ ctx }) => ({ sessions: await listOwnSessions(ctx) }));

  answer(app, CALLS.endSession, async ({ ctx, params }) => {
    await endOwnSession(ctx, params.sessionId);
    return { ended: true };
  });

  answer(app, CALLS.resetPassword, async ({ ctx, body }) => {
    try {
      await requestReset(ctx, { email: body.username });
    } catch (error) {
      throw emailAs('/username', error);
    }
    return { message: translator(ctx.locale)('identity.resetSent') };
  });

  answer(
    app,
    CALLS.changePassword,
    async ({ ctx, body }) => {
      await changePassword(ctx, body);
      return { message: translator(ctx.locale)('identity.passwordChanged') };
    },
    { allowRestricted: true },
  );
}

/** Pointers to the address name the field that the client sent. */
function emailAs(name: string, error: unknown): unknown {
  if (!(error instanceof Problem) || error.code !== 'invalid-request') return error;
  const fields = error.fields.map((field) =>
    field.pointer === '/email' ? { ...field, pointer: name } : field,
  );
  return new Problem(error.code, error.params, { fields });
}
