// Arabic words of the comparison.
import type { compare as en } from '../en/compare.ts';

export const compare: Record<keyof typeof en, string> = {
  'compare.add': 'مقارنة',
  'compare.added': 'تمت إضافة المنتج "{productName}" إلى المقارنة!',
  'compare.already': 'المنتج "{productName}" موجود في المقارنة.',
  'compare.removed': 'تمت إزالة المنتج "{productName}" من المقارنة.',
  'compare.full': 'يمكن مقارنة {n} منتجات فقط في آن واحد. أزل واحدًا أولًا.',
  'compare.title': 'مقارنة المنتجات',
  'compare.empty': 'لم تختر أي منتجات للمقارنة!',
  'compare.emptyText': 'اضغط «مقارنة» عند ما يصل إلى ستة منتجات لتظهر هنا جنبًا إلى جنب.',
  'compare.continue': 'متابعة',
  'compare.rating': 'التقييم',
  'compare.availability': 'التوفر',
  'compare.none': 'غير مذكور',
  'compare.table': 'المنتجات جنبًا إلى جنب',
  'compare.features': 'الخصائص',
  'compare.same': 'لهذه المنتجات الخصائص نفسها.',
  'compare.differs': 'مختلف',
  'compare.onlyDifferences': 'إظهار الاختلافات فقط',
  'compare.allRows': 'إظهار كل الصفوف',
  'compare.share': 'مشاركة هذه المقارنة',
  'compare.clear': 'إزالة الكل',
  'compare.keep': 'اجعلها مقارنتي',
};
