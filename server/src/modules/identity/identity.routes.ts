// The calls that log a customer on and off. [§7.2]
import { CALLS, readWished, WISHED_COOKIE } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../platform/http/calls.ts';
import { toWireAccount } from '../customers/index.ts';
import { logon, logout } from './identity.service.ts';

export function registerIdentityRoutes(app: FastifyInstance): void {
  answer(app, CALLS.logon, async ({ ctx, query, body, reply }) => {
    // A program has no such cookie; a script of the storefront has.
    const wished = readWished(reply.request.cookies[WISHED_COOKIE]);
    const { token, cartCode, wishes, account } = await logon(ctx, {
      email: body.userName,
      password: body.password,
      cartCode: query.cartCode ?? null,
      wished,
    });
    if (wished.length > 0 && wishes?.left.length === 0) reply.clearCookie(WISHED_COOKIE, { path: '/' });
    return { token, cartCode, ...(wished.length === 0 ? {} : { wishlistAdded: wishes?.added ?? 0 }), ...toWireAccount(account) };
  });

  answer(app, CALLS.logout, async ({ ctx }) => {
    await logout(ctx);
    return { loggedOut: true };
  });
}
