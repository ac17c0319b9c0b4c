// The calls of the customer's account. [§7.2]
import { CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../platform/http/calls.ts';
import { Problem } from '../../platform/problem.ts';
import { changeAddress, getAccount, register } from './customers.service.ts';
import { toWireAccount, WIRE_FIELDS } from './customers.wire.ts';

export function registerCustomerRoutes(app: FastifyInstance): void {
  answer(app, CALLS.register, async ({ ctx, body }) => {
    const {
      custFirstName: firstName,
      emailAddress: email,
      password,
      mobileNumber: mobile,
      custGSTIN: taxId = '',
      companyName = '',
      language,
    } = body;
    try {
      const account = await register(
        { ...ctx, locale: language ?? ctx.locale },
        { firstName, email, password, mobile, taxId, companyName },
      );
      return toWireAccount(account);
    } catch (error) {
      throw inWireFields(error);
    }
  });

  answer(app, CALLS.accountSummary, async ({ ctx }) => toWireAccount(await getAccount(ctx)));
  answer(app, CALLS.updateAddress, async ({ ctx, query, body }) => toWireAccount(await changeAddress(ctx, query.type, body)));
}

/** Pointers name the fields that the client sent. */
function inWireFields(error: unknown): unknown {
  if (!(error instanceof Problem)) return error;
  const fields = error.fields.map((field) =>
    field.pointer === undefined ? field : { ...field, pointer: WIRE_FIELDS[field.pointer] ?? field.pointer },
  );
  return new Problem(error.code, error.params, { fields, ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }) });
}
