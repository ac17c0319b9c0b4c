// Arabic words of the checkout pages.
import type { checkout as en } from '../en/checkout.ts';

export const checkout: Record<keyof typeof en, string> = {
  'checkout.title': 'إتمام الشراء',
  'checkout.returning': 'عميل سابق؟ سجّل الدخول لإتمام الطلب',
  'checkout.registerText': 'ليس لديك حساب بعد؟',
  'checkout.addresses': 'العناوين',
  'checkout.summary': 'ملخص الطلب',
  'checkout.editCart': 'تعديل السلة',
  'checkout.taxAfterLogin': 'تظهر الضريبة بعد تسجيل الدخول، حسب عنوان الشحن.',
  'checkout.taxAfterAddress': 'تظهر الضريبة فور إضافة عنوان الشحن.',
  'checkout.noTax': 'لا تُفرض ضريبة على عنوان الشحن هذا.',
  'checkout.expected': 'التسليم المتوقع: {date}',
  'checkout.order': 'الدفع والطلب',
  'checkout.purchaseOrderHint': 'رقمك المرجعي، ويظهر في الطلب.',
  'checkout.noteHint': 'أوقات الاستلام، رقم البوابة، الشهادات المطلوبة.',
  'checkout.terms': 'أوافق على الشروط والأحكام: الدفع خلال يومي عمل من الفاتورة، وبدء الإرجاع خلال 7 أيام من الاستلام.',
  'checkout.place': 'تأكيد الطلب',
  'checkout.again': 'المبالغ أدناه محدَّثة. راجعها ثم أكّد الطلب مرة أخرى.',
  'checkout.toAddresses': 'الانتقال إلى العناوين',
  'checkout.toCart': 'الانتقال إلى السلة',
  'checkout.lineBlocked': 'يرجى تغيير الكمية في السلة.',
};
