// Arabic words of the quick order.
import type { quickOrder as en } from '../en/quick-order.ts';

export const quickOrder: Record<keyof typeof en, string> = {
  'quick.title': 'طلب سريع',
  'quick.description':
    'اطلب قطعًا كثيرة دفعة واحدة: الصق أرقام القطع مع الكميات أو أرسل قائمة. سترى معنى كل سطر قبل أن يُضاف أي شيء إلى السلة.',
  'quick.paste': 'الصق الأسطر',
  'quick.pasteAgain': 'تعديل الأسطر',
  'quick.textLabel': 'أرقام القطع والكميات، كل قطعة في سطر',
  'quick.hint':
    'بأي صيغة معتادة: رقم القطعة ثم الكمية، أو الكمية ثم رقم القطعة، أو أعمدة منسوخة من جدول، أو أسطر من رسالة. 500 سطر كحد أقصى.',
  'quick.check': 'فحص الأسطر',
  'quick.checkAgain': 'فحص من جديد',
  'quick.upload': 'أو أرسل قائمة',
  'quick.fileLabel': 'ملف (XLSX أو CSV)',
  'quick.fileHint': '10 ميغابايت و500 سطر كحد أقصى؛ تُقرأ الورقة الأولى. يمكن تسمية الأعمدة في السطر الأول.',
  'quick.send': 'قراءة الملف',
  'quick.template': 'تنزيل قائمة فارغة لملئها (CSV)',
  'quick.templatePart': 'رقم القطعة',
  'quick.templateQuantity': 'الكمية',
  'quick.noFile': 'يرجى اختيار ملف أولًا.',
  'quick.fileTooLarge': 'حجم هذا الملف أكبر من 10 ميغابايت. أرسل ملفًا أصغر أو الصق أسطره.',
  'quick.nothingRead': 'لم يُعثر على أي رقم قطعة. يجب أن يحتوي كل سطر على رقم القطعة وبجانبه الكمية.',
  'quick.lines': 'أسطر طلبك',
  'quick.line': 'السطر',
  'quick.written': 'كما كُتب',
  'quick.summary':
    'جاهز للإضافة إلى السلة كما هو: {ready} من {all, plural, one {سطر واحد} two {سطرين} few {# أسطر} many {# سطرًا} other {# سطر}}.',
  'quick.open':
    '{n, plural, one {سطر واحد يحتاج} two {سطران يحتاجان} few {# أسطر تحتاج} many {# سطرًا تحتاج} other {# سطر تحتاج}} إلى اختيار أو تصحيح؛ وإلا تُترك خارج السلة وتبقى هنا.',
  'quick.ambiguous': 'هذا الرقم مشترك بين عدة منتجات. أيها تريد؟',
  'quick.unknown': 'هذا الرقم غير معروف لدينا.',
  'quick.unknownNear': 'هذا الرقم غير معروف لدينا. هل تقصد أحد هذه المنتجات؟',
  'quick.fix': 'اطلب {n} بدلًا من ذلك',
  'quick.repeats': 'مثل السطر {line}: {name}. أُضيفت الكمية إليه.',
  'quick.ignored': '{n, plural, one {تُرك سطر واحد} two {تُرك سطران} few {تُركت # أسطر} many {تُرك # سطرًا} other {تُرك # سطر}} بلا رقم قطعة',
  'quick.add': 'أضف إلى السلة',
  'quick.added':
    '{n, plural, one {أُضيف منتج واحد} two {أُضيف منتجان} few {أُضيفت # منتجات} many {أُضيف # منتجًا} other {أُضيف # منتج}} إلى السلة.',
};
