// The calls that log a customer on and off. [§7.2]
import { CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../platform/http/calls.ts';
import { toWireAccount } from '../customers/index.ts';
import { logon, logout } from './identity.service.ts';

export function registerIdentityRoutes(app: FastifyInstance): void {
  answer(app, CALLS.logon, async ({ ctx, query, body }) => {
    const { token, cartCode, account } = await logon(ctx, {
      email: body.userName,
      password: body.password,
      cartCode: query.cartCode ?? null,
    });
    return { token, cartCode, ...toWireAccount(account) };
  });

  answer(app, CALLS.logout, async ({ ctx }) => {
    await logout(ctx);
    return { loggedOut: true };
  });
}
