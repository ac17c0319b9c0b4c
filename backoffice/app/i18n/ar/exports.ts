// Arabic words of exporting.
import type { Words } from '../words.ts';

export const exporting: Words<typeof import('../en/exports.ts').exporting> = {
  'exports.many': 'التصدير',
  'exports.help':
    'جداول CSV لبرنامج Excel. يمكن تعديل جداول الكتالوج واستيرادها من جديد. تُصدَّر قوائم المنتجات والطلبات والعملاء بعوامل تصفيتها من الأزرار أعلاها.',
  'exports.catalogue': 'الكتالوج',
  'exports.orders': 'الطلبات',
  'exports.customers': 'العملاء',
  'exports.what': 'الجدول',
  'exports.text': 'الرمز أو رقم القطعة أو الاسم يحتوي على',
  'exports.category': 'عنوان الفئة',
  'exports.manufacturer': 'الشركة المصنّعة',
  'exports.published': 'منشور',
  'exports.any': 'الكل',
  'exports.status': 'الحالة',
  'exports.from': 'من',
  'exports.to': 'إلى',
  'exports.customerText': 'الاسم أو الشركة أو البريد أو الهاتف أو الرقم الضريبي',
  'exports.verified': 'موثّق',
  'exports.download': 'تنزيل CSV',
  'exports.csv': 'CSV',
  'exports.xlsx': 'Excel',
  'exports.feed': 'موجز Google Merchant',
  'exports.feedHelp': 'ضع هذا العنوان في Merchant Center. يحتوي دائمًا على المنتجات المنشورة بأسعار اليوم.',
  'exports.Pending': 'قيد الانتظار',
  'exports.Confirmed': 'مؤكّد',
  'exports.Shipped': 'مشحون',
  'exports.Completed': 'مكتمل',
  'exports.Cancelled': 'ملغى',
};
