// Russian words of the checkout pages.
import type { checkout as en } from '../en/checkout.ts';

export const checkout: Record<keyof typeof en, string> = {
  'checkout.title': 'Оформление заказа',
  'checkout.returning': 'Уже покупали у нас? Войдите, чтобы оформить заказ',
  'checkout.registerText': 'Ещё нет учётной записи?',
  'checkout.addresses': 'Адреса',
  'checkout.summary': 'Состав заказа',
  'checkout.editCart': 'Изменить корзину',
  'checkout.taxAfterLogin': 'Налог будет показан после входа, по адресу доставки.',
  'checkout.taxAfterAddress': 'Налог будет показан, как только появится адрес доставки.',
  'checkout.noTax': 'Для этого адреса доставки налог не взимается.',
  'checkout.expected': 'Ожидаемая поставка: {date}',
  'checkout.order': 'Оплата и заказ',
  'checkout.purchaseOrderHint': 'Ваш собственный номер, он будет указан в заказе.',
  'checkout.noteHint': 'Время приёмки, номер ворот, нужные сертификаты.',
  'checkout.terms': 'Я принимаю условия: оплата в течение двух рабочих дней после счёта, возврат — не позднее 7 дней после получения.',
  'checkout.place': 'Оформить заказ',
  'checkout.again': 'Суммы ниже обновлены. Проверьте их и оформите заказ ещё раз.',
  'checkout.toAddresses': 'К адресам',
  'checkout.toCart': 'В корзину',
  'checkout.lineBlocked': 'Измените количество в корзине.',
};
