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
  'home.description':
    'محامل ومثبتات وحلقات إحكام ونقل حركة وأنابيب وعدد بأبعادها الحقيقية ورسومها ومخزونها ومواعيد تسليمها، مع قطع مختارة وقطاعات ودراسات حالة.',
  'home.keywords': 'عدد صناعية, قطع صيانة, مخزون فائض, محامل, مثبتات, حلقات إحكام, صمامات',
  'home.caseStudies': 'دراسات حالة',
  'home.allPosts': 'كل الدراسات',
  'home.clients': 'من يشتري هنا',
  'home.facts': 'ما يمكنك الاعتماد عليه',
};
