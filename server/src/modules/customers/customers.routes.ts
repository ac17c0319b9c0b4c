// The calls of the customer's account. [§7.2]
import { CALLS, CERTIFICATE_TYPES } from '@millwright/contracts';
import { translator } from '@millwright/messages/server';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../platform/http/calls.ts';
import { Problem } from '../../platform/problem.ts';
import { sendPrivateFile } from '../media/index.ts';
import { getCertificate, sendCertificate } from './certificates.service.ts';
import { changeAddress, changeProfile, getAccount, register } from './customers.service.ts';
import { toWireAccount, WIRE_FIELDS } from './customers.wire.ts';
import { getPendingEmail } from './email-change.service.ts';

export function registerCustomerRoutes(app: FastifyInstance): void {
  answer(
    app,
    CALLS.register,
    async ({ ctx, body }) => {
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
        const { account, uploadToken } = await register(
          { ...ctx, locale: language ?? ctx.locale },
          { firstName, email, password, mobile, taxId, companyName },
        );
        return { ...toWireAccount(account), uploadToken };
      } catch (error) {
        throw inWireFields(error);
      }
      // Hashing passwords has a queue of its own.
    },
    { priority: 'exempt' },
  );

  answer(
    app,
    CALLS.saveCustomerDigital,
    async ({ ctx, params: { customerId }, query: { type }, body, headers }) => {
      const uploadToken = body.fields.get('uploadToken') ?? String(headers['uploadtoken'] ?? '');
      const certificate = await sendCertificate(ctx, {
        customerId,
        type,
        file: body.files.get('file'),
        uploadToken,
      });
      return { customerId, ...certificate };
    },
  );

  answer(app, CALLS.customerUpdate, async ({ ctx, body }) => {
    try {
      const {
        custFirstName: firstName,
        custLastName: lastName,
        emailAddress: email,
        mobileNumber: mobile,
        custGSTIN: taxId,
      } = body;
      const { companyName, unregistered = false, currentPassword, userName } = body;
      const profile = {
        firstName,
        lastName,
        email,
        mobile,
        taxId,
        companyName,
        unregistered,
        userName,
      };
      const account = await changeProfile(ctx, profile, currentPassword);
      const pending = await getPendingEmail(ctx);
      return {
        ...toWireAccount(account),
        pendingEmailAddress: pending,
        message: translator(ctx.locale)('customers.updateDone'),
      };
    } catch (error) {
      throw inWireFields(error);
    }
  });

  // The customer's own, as something to keep: pages link to it.
  app.get(
    '/api/customerdetail/certificates/:type',
    { schema: { hide: true } },
    async (request, reply) => {
      const type = CERTIFICATE_TYPES.find(
        (each) => each === (request.params as { type: string }).type,
      );
      if (type === undefined) throw new Problem('certificate-not-found');
      const file = await getCertificate(request.ctx, type);
      return sendPrivateFile(
        reply,
        file,
        `${type === 'vatdocument' ? 'vat' : 'cr'}-certificate.${file.name.split('.').at(-1)}`,
      );
    },
  );

  answer(app, CALLS.accountSummary, async ({ ctx }) => toWireAccount(await getAccount(ctx)));
  answer(app, CALLS.updateAddress, async ({ ctx, query, body }) =>
    toWireAccount(await changeAddress(ctx, query.type, body)),
  );
}

/** Pointers name the fields that the client sent. */
function inWireFields(error: unknown): unknown {
  if (!(error instanceof Problem)) return error;
  const fields = error.fields.map((field) =>
    field.pointer === undefined
      ? field
      : { ...field, pointer: WIRE_FIELDS[field.pointer] ?? field.pointer },
  );
  return new Problem(error.code, error.params, {
    fields,
    ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }),
  });
}
