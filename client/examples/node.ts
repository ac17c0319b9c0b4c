// Example for Node: finds a part, puts it into a cart, and with a login orders it. SHOP=https://shop.example EMAIL=... PASSWORD=... node node.ts "hex bolt m10x60"
// In a program of your own the import is '@millwright/client'.
import { answerOf, createMillwright, MillwrightProblem } from '../src/index.ts';

const { SHOP = 'http://localhost:3000', EMAIL, PASSWORD } = process.env;
const asked = process.argv[2] ?? 'hex bolt m10x60 8.8';
let token: string | undefined;
const shop = createMillwright({ baseUrl: SHOP, token: () => token, language: 'en' });

try {
  // What was understood, and the parts that fit, the best first.
  const found = await answerOf(
    shop.GET('/api/v1/search', { params: { query: { q: asked, limit: 5, facets: 'false' } } }),
  );
  const understood = found.reading?.constraints.map(({ label }) => label) ?? [];
  console.log(`${found.total} parts for ${asked} (${understood.join(', ') || 'by words'})`);
  for (const { sku, name, price, stock } of found.items)
    console.log(`${sku}  ${name}  ${price.amount} ${price.currency}  ${stock} in stock`);
  const part = found.items.find(({ stock, orderQuantity }) => stock >= orderQuantity.minimum);
  if (part === undefined) throw new Error('nothing of it is in stock');

  const cart = await answerOf(
    shop.POST('/api/v1/carts', {
      body: { productId: part.id, quantity: part.orderQuantity.minimum },
    }),
  );
  console.log(`cart ${cart.code}: ${cart.lines.length} line`);
  if (EMAIL === undefined || PASSWORD === undefined) process.exit(0);

  // The cart becomes the customer's with the login.
  const session = await answerOf(
    shop.POST('/api/v1/sessions', {
      body: { email: EMAIL, password: PASSWORD, cartCode: cart.code },
    }),
  );
  token = session.token;
  const code = session.cartCode ?? cart.code;
  // The order is held to what is answered here.
  const prices = await answerOf(
    shop.GET('/api/v1/carts/{code}/prices', { params: { path: { code } } }),
  );
  console.log(`with tax ${prices.total.amount} ${prices.total.currency}`);
  const order = await answerOf(
    shop.POST('/api/v1/me/orders', {
      body: {
        cartCode: code,
        purchaseOrderNumber: 'PO-4711',
        total: prices.total,
        termsAccepted: true,
      },
    }),
  );
  console.log(`order ${order.number}: ${order.total.amount} ${order.total.currency}`);
} catch (error) {
  if (!(error instanceof MillwrightProblem)) throw error;
  console.error(`${error.code}: ${error.message}`);
  for (const { pointer, detail } of error.errors) console.error(`  ${pointer ?? ''} ${detail}`);
  process.exitCode = 1;
}
