// Russian words of the quick order.
import type { quickOrder as en } from '../en/quick-order.ts';

export const quickOrder: Record<keyof typeof en, string> = {
  'quick.title': 'Быстрый заказ',
  'quick.description':
    'Закажите сразу много деталей: вставьте артикулы с количеством или отправьте список. До добавления в корзину вы увидите, как понята каждая строка.',
  'quick.paste': 'Вставьте строки',
  'quick.pasteAgain': 'Исправить строки',
  'quick.textLabel': 'Артикулы и количество, по одному на строку',
  'quick.hint': 'В любом привычном виде: 6205-2RS 10, 10 x 6205-2RS, столбцы из таблицы, строки из письма. Не более 500 строк.',
  'quick.check': 'Проверить строки',
  'quick.checkAgain': 'Проверить ещё раз',
  'quick.upload': 'Или отправьте список',
  'quick.fileLabel': 'Файл (XLSX или CSV)',
  'quick.fileHint': 'Не более 10 МБ и 500 строк; читается первый лист. Столбцы можно назвать в заголовке.',
  'quick.send': 'Прочитать файл',
  'quick.template': 'Скачать бланк списка (CSV)',
  'quick.templatePart': 'Артикул',
  'quick.templateQuantity': 'Количество',
  'quick.noFile': 'Сначала выберите файл.',
  'quick.fileTooLarge': 'Файл больше 10 МБ. Отправьте файл меньшего размера или вставьте строки текстом.',
  'quick.nothingRead': 'Артикулов не найдено. В каждой строке нужен артикул и рядом количество.',
  'quick.lines': 'Ваши строки',
  'quick.line': 'Строка',
  'quick.written': 'Как написано',
  'quick.summary': 'Готово к добавлению в корзину: {ready} из {all, plural, one {# строки} few {# строк} other {# строк}}.',
  'quick.open':
    '{n, plural, one {# строка требует} few {# строки требуют} other {# строк требуют}} выбора или исправления; без этого они не попадут в корзину и останутся здесь.',
  'quick.ambiguous': 'Этот артикул есть у нескольких товаров. Какой нужен?',
  'quick.unknown': 'Такого артикула у нас нет.',
  'quick.unknownNear': 'Такого артикула у нас нет. Может быть, один из этих?',
  'quick.fix': 'Заказать {n}',
  'quick.repeats': 'То же, что строка {line}: {name}. Количество прибавлено к ней.',
  'quick.ignored': '{n, plural, one {Пропущена # строка} few {Пропущены # строки} other {Пропущено # строк}} без артикула',
  'quick.add': 'Добавить в корзину',
  'quick.added': '{n, plural, one {В корзину добавлен # товар} few {В корзину добавлено # товара} other {В корзину добавлено # товаров}}.',
};
