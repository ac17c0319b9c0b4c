// Arabic words of the home page.
import type { home as en } from '../en/home.ts';

export const home: Record<keyof typeof en, string> = {
  'home.title': 'عدد صناعية وقطع صيانة',
  'home.lead': '{n} قطعة، لكل منها رسم من أبعادها الفعلية. اكتب رقم القطعة أو اختر مجموعة.',
  'home.categories': 'الفئات',
  'home.industries': 'القطاعات',
  'home.featured': 'منتجات مختارة',
  'home.featuredIn': 'قطاع {industry}',
  'home.seeAll': 'عرض الكل',
  'home.more': '{n} أخرى',
  'home.factDrawings': 'رسومات دقيقة',
  'home.factDrawingsText': 'كل صورة مرسومة من أبعاد القطعة نفسها.',
  'home.factPrices': 'أسعار يمكن البناء عليها',
  'home.factPricesText': 'بالروبية والدولار والريال. أسعار الطلب ثابتة لا تتغير.',
  'home.factDelivery': 'موعد تسليم لكل قطعة',
  'home.factDeliveryText': 'يظهر في صفحة المنتج وفي السلة وفي الطلب.',
  'home.factReturns': 'الإرجاع خلال 7 أيام',
  'home.factReturnsText': 'تُحسب من يوم استلام البضاعة.',
  'home.facts': 'ما يمكنك الاعتماد عليه',
};
