// Arabic words of the lot sale.
import type { lots as en } from '../en/lots.ts';

export const lots = {
  'lots.sale': 'بيع اللوتات',
  'lots.saleText': 'فائض مشاريع وورش وتجار يباع كاملًا بأقل من مجموع أسعار أصنافه. كل لوت يبين محتواه وحالته ومكانه.',
  'lots.count': '{n, plural, zero {لا لوتات} one {لوت واحد} two {لوتان} few {# لوتات} many {# لوتًا} other {# لوت}}',
  'lots.none': 'لا يوجد لوت معروض هنا حاليًا.',
  'lots.others': 'اطلع على اللوتات الأخرى.',
  'lots.of': 'لوتات: {category}',
  'lots.ofText':
    '{category}، لوتات فائض: {n, plural, zero {لا لوتات} one {لوت واحد} two {لوتان} few {# لوتات} many {# لوتًا} other {# لوت}} مع الحالة والمكان والعمر والسعر. {names}.',
  'lots.wholeText': 'كل سعر هو سعر اللوت كاملًا. ويمكن طلب معظم أصنافه مفردة بسعرها الخاص.',
  'lots.lot': 'اللوت',
  'lots.condition': 'الحالة',
  'lots.location': 'المكان',
  'lots.age': 'العمر',
  'lots.price': 'سعر اللوت كاملًا',
  'lots.actions': 'الشراء',
  'lots.inside':
    '{n, plural, zero {لا أصناف في اللوت} one {صنف واحد في اللوت} two {صنفان في اللوت} few {# أصناف في اللوت} many {# صنفًا في اللوت} other {# صنف في اللوت}}',
  'lots.buy': 'شراء اللوت كاملًا',
  'lots.whole': 'اللوت كاملًا',
  'lots.available':
    '{n, plural, zero {لا لوتات متاحة} one {لوت واحد متاح} two {لوتان متاحان} few {# لوتات متاحة} many {# لوتًا متاحًا} other {# لوت متاح}}',
  'lots.soldOut': 'نفد اللوت كاملًا',
  'lots.inParts': 'يباع بالقطعة فقط',
  'lots.singly': 'الأصناف أدناه ضمن هذا اللوت، ويمكن طلبها مفردة أيضًا من المخزون نفسه.',
  'lots.gone': 'لم يعد اللوت معروضًا',
  'lots.partOf': 'هذا لوت فائض يباع كاملًا.',
  'lots.seeInside': 'عرض محتوى اللوت',
} satisfies Record<keyof typeof en, string>;
