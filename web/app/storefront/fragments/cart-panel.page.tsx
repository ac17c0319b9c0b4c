// Cart drop-down: lines with a remove button, SubTotal, Total Amount, and the two ways on. [§2.5]
import type { Cart } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { Effects, Flash, PageRequest } from '@millwright/server';
import { type Fragment, fragment } from '../../lib/page.ts';
import { href, imagePath } from '../../lib/paths.ts';
import { attempt } from '../../lib/problems.ts';
import { useView } from '../../lib/view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { FormToken } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Price } from '../../ui/text.tsx';

export async function get({ services, ctx, cartCode }: PageRequest): Promise<Fragment> {
  return panel(
    cartCode === null ? null : await attempt(() => services.cart.getCart(ctx, cartCode)),
  );
}

/** Removes a line; only the script of the panel sends it, and shows what comes back. */
export async function post({
  services,
  ctx,
  cartCode,
  form,
  locale,
}: PageRequest): Promise<Fragment> {
  const lineId = Number(form.get('lineId'));
  if (cartCode === null || !Number.isSafeInteger(lineId)) return panel(null);
  const result = await attempt(() => services.cart.removeItem(ctx, cartCode, { lineId }));
  const removed: Flash = { kind: 'success', text: translator(locale)('common.itemRemoved') };
  return panel(result, result.ok ? [removed] : []);
}

function panel(
  result: { ok: true; value: Cart } | { ok: false } | null,
  messages: readonly Flash[] = [],
): Fragment {
  if (result === null || !result.ok) return fragment(<CartPanel cart={null} messages={messages} />);
  const effects: Effects = result.value.code === null ? { cartCode: null } : {};
  return fragment(<CartPanel cart={result.value} messages={messages} />, effects);
}

/** A longer cart is looked at on its own page. */
const LINES_SHOWN = 20;

function CartPanel({ cart, messages }: { cart: Cart | null; messages: readonly Flash[] }) {
  const { t, locale, money, price, label } = useView();
  const quantity = cart?.quantity ?? 0;
  const badge = {
    'data-quantity': quantity,
    'data-total': cart === null ? money(0) : price(cart.total),
    'data-label': t('shell.cartCount', { n: quantity }),
    'data-messages': messages.length === 0 ? undefined : JSON.stringify(messages),
  };
  if (cart === null || cart.lines.length === 0) return <p {...badge}>{t('shell.cartEmpty')}</p>;
  return (
    <form method="post" action={href.cartPanel(locale)} {...badge}>
      <FormToken />
      {/* Told once, so it is told here where it is first looked at. */}
      {cart.notices.slice(0, LINES_SHOWN).map((notice) => (
        <p key={notice.code + notice.productId}>
          <small>{label(notice.message)}</small>
        </p>
      ))}
      <ul>
        {cart.lines.slice(-LINES_SHOWN).map((line) => (
          <li key={line.id}>
            <img className="drawing" src={imagePath(line.image)} width={56} height={42} alt="" />
            <a href={href.product(locale, line.productId, line.slug)}>{label(line.name)}</a>
            <span>
              <bdi dir="ltr">{`${line.quantity} × `}</bdi>
              <Price amount={line.unitPrice} />
            </span>
            <button
              type="submit"
              className="tool"
              name="lineId"
              value={line.id}
              aria-label={t('shell.removeItem', { name: line.name })}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {cart.lines.length > LINES_SHOWN ? (
        <p>
          <small>{t('cart.panelMore', { shown: LINES_SHOWN, all: cart.lines.length })}</small>
        </p>
      ) : null}
      <dl>
        <dt>{t('shell.subTotal')}</dt>
        <dd>
          <Price amount={cart.subtotal} />
        </dd>
        <dt>{t('shell.totalAmount')}</dt>
        <dd>
          <Price amount={cart.total} />
        </dd>
      </dl>
      <div className="actions">
        <ButtonLink href={href.cart(locale)}>{t('shell.viewCart')}</ButtonLink>
        <ButtonLink href={href.checkout(locale)} look="main">
          {t('shell.checkout')}
        </ButtonLink>
      </div>
    </form>
  );
}
