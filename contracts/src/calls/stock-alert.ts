// The call of the stock alert form of an unavailable product. [§7.7, decisions §2]
import { z } from 'zod';
import { common, defineCall, id, text } from './call.ts';

export const notify = defineCall({
  name: 'notify',
  section: '7.7',
  method: 'POST',
  path: '/notify',
  bare: true,
  summary:
    'Asks for a mail when the product can be bought again; the answer is the same whether or not the address is known',
  access: 'everybody',
  query: z.strictObject(common),
  body: z.strictObject({ productId: id, emailId: text(1_000), phoneNumber: text(1_000) }),
  response: z.object({ message: z.string() }),
});
