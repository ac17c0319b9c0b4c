// The customer's own account in /api/v1: registration, profile, addresses, certificates. [decisions 0114]
import { type Account, type Address, V1_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../platform/context.ts';
import { v1Route } from '../../platform/http/v1-calls.ts';
import { textOrNull } from '../../platform/v1-wire.ts';
import { sendPrivateFile } from '../media/index.ts';
import { getCertificate, listCertificates, sendCertificate } from './certificates.service.ts';
import { changeAddress, changeProfile, getAccount, register } from './customers.service.ts';
import { addressesState, profileState } from './customers.state.ts';
import { cancelEmailChange, getPendingEmail } from './email-change.service.ts';
import { customerOf } from './own-account.ts';

export function registerCustomerV1Routes(app: FastifyInstance): void {
  v1Route(
    app,
    V1_CALLS.registerCustomer,
    async ({ ctx, body }) => {
      const { taxId = '', companyName = '' } = body;
      const { account, isMailed } = await register(ctx, { ...body, taxId, companyName });
      return {
        id: isMailed ? null : account.id,
        email: account.email,
        passwordMailed: isMailed,
      };
      // Hashing passwords has a queue of its own.
    },
    { priority: 'exempt' },
  );
  v1Route(app, V1_CALLS.getProfile, async ({ ctx }) => await ownProfile(ctx), {}, profileState);
  v1Route(
    app,
    V1_CALLS.changeProfile,
    async ({ ctx, body }) => {
      const before = await getAccount(ctx);
      const { currentPassword, hasNoTaxId, ...changed } = body;
      // Who names a tax number has one.
      const unregistered = hasNoTaxId ?? (before.hasNoTaxId && (changed.taxId ?? '') === '');
      const { firstName, lastName, email, mobile, taxId, companyName } = { ...before, ...changed };
      await changeProfile(
        ctx,
        { firstName, lastName, email, mobile, taxId, companyName, unregistered },
        currentPassword,
      );
      return await ownProfile(ctx);
    },
    {},
    profileState,
  );
  v1Route(app, V1_CALLS.cancelEmailChange, async ({ ctx }) => {
    await cancelEmailChange(ctx);
    return null;
  });
  v1Route(
    app,
    V1_CALLS.getAddresses,
    async ({ ctx }) => toV1Addresses(await getAccount(ctx)),
    {},
    addressesState,
  );
  v1Route(
    app,
    V1_CALLS.changeAddress,
    async ({ ctx, params, body }) => toV1Addresses(await changeAddress(ctx, params.type, body)),
    {},
    addressesState,
  );
  registerCertificateV1Routes(app);
}

function registerCertificateV1Routes(app: FastifyInstance): void {
  v1Route(app, V1_CALLS.listCertificates, async ({ ctx }) => ({
    items: (await listCertificates(ctx)).map(({ reason, ...certificate }) => ({
      ...certificate,
      reason: textOrNull(reason),
    })),
  }));
  v1Route(app, V1_CALLS.sendCertificate, async ({ ctx, params, body }) => {
    const { reason, ...certificate } = await sendCertificate(ctx, {
      customerId: customerOf(ctx),
      type: params.type,
      file: body.files.get('file'),
      uploadToken: '',
    });
    return { ...certificate, reason: textOrNull(reason) };
  });
  v1Route(app, V1_CALLS.getCertificate, async ({ ctx, params, reply }) => {
    const file = await getCertificate(ctx, params.type);
    return sendPrivateFile(reply, file, `${params.type}.${file.name.split('.').at(-1)}`);
  });
}

async function ownProfile(ctx: Ctx) {
  return {
    ...toV1Profile(await getAccount(ctx)),
    pendingEmail: await getPendingEmail(ctx),
  };
}

export function toV1Profile(account: Account) {
  return {
    id: account.id,
    firstName: account.firstName,
    lastName: textOrNull(account.lastName),
    email: account.email,
    mobile: account.mobile,
    taxId: textOrNull(account.taxId),
    hasNoTaxId: account.hasNoTaxId,
    companyName: textOrNull(account.companyName),
    ...toV1Addresses(account),
  };
}

const toV1Addresses = ({ billing, delivery }: Account) => ({
  billing: addressOrNull(billing),
  delivery: addressOrNull(delivery),
});

function addressOrNull(found: Address | null): Address | null {
  if (found === null) return null;
  const { address, city, country, postalCode, phoneNumber } = found;
  return { address, city, country, postalCode, phoneNumber };
}
