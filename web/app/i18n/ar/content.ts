// Arabic words around the shop's own texts.
import type { content as en } from '../en/content.ts';

export const content: Record<keyof typeof en, string> = {
  'content.aboutUs': 'من نحن',
  'content.visionMission': 'الرؤية والرسالة',
  'content.faq': 'الأسئلة الشائعة',
  'content.terms': 'الشروط والأحكام',
  'content.privacy': 'سياسة الخصوصية',
  'content.disclaimer': 'إخلاء المسؤولية',
  'content.blog': 'المدونة',
  'content.updated': 'آخر تعديل:',
  'content.blogTitle': 'دراسات حالة',
  'content.blogDescription': 'كيف تُعرف القطع وتُطابَق وتُباع: حالات من الصيانة والشراء مع الأبعاد.',
  'content.blogKeywords': 'دراسات حالة, صيانة صناعية, محامل, فلنجات, مخزون فائض',
  'content.noPosts': 'لا توجد مقالات بعد.',
  'content.partsOfPost': 'قطع هذه الحالة',
  'content.otherPosts': 'دراسات أخرى',
  'content.termsRead': 'اقرأ الشروط والأحكام',
  'carousel.role': 'شريط عرض',
  'carousel.previous': 'السابق: {title}',
  'carousel.next': 'التالي: {title}',
  'slideshow.label': 'ما تقدمه ميلرايت',
  'slideshow.slideRole': 'شريحة',
  'slideshow.slide': '{n} من {total}: {title}',
  'slideshow.show': 'عرض الشريحة {n}: {title}',
  'slideshow.pause': 'إيقاف عرض الشرائح',
  'slideshow.play': 'تشغيل عرض الشرائح',
};
