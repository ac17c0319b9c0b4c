// Russian words of the lot sale.
import type { lots as en } from '../en/lots.ts';

export const lots = {
  'lots.sale': 'Распродажа лотов',
  'lots.saleText':
    'Излишки проектов, мастерских и торговых складов: целиком и дешевле суммы позиций. Для каждого лота указано, что в нём, в каком состоянии и где находится.',
  'lots.count': '{n, plural, one {# лот} few {# лота} many {# лотов} other {# лота}}',
  'lots.none': 'Сейчас здесь нет лотов в продаже.',
  'lots.others': 'Смотреть другие лоты.',
  'lots.of': 'Лоты: {category}',
  'lots.ofText':
    '{category}, лоты излишков: {n, plural, one {# лот} few {# лота} many {# лотов} other {# лота}} с указанием состояния, места, возраста и цены. {names}.',
  'lots.wholeText': 'Цены указаны за лот целиком. Большинство товаров из лота можно заказать и поштучно, по их собственной цене.',
  'lots.lot': 'Лот',
  'lots.condition': 'Состояние',
  'lots.location': 'Где находится',
  'lots.age': 'Возраст',
  'lots.price': 'Цена за весь лот',
  'lots.actions': 'Купить',
  'lots.inside': '{n, plural, one {В лоте # товар} few {В лоте # товара} many {В лоте # товаров} other {В лоте # товара}}',
  'lots.buy': 'Купить лот целиком',
  'lots.whole': 'Лот целиком',
  'lots.available': '{n, plural, one {Доступен # лот} few {Доступно # лота} many {Доступно # лотов} other {Доступно # лота}}',
  'lots.soldOut': 'Целиком распродан',
  'lots.inParts': 'Только поштучно',
  'lots.singly': 'Ниже товары, входящие в лот. Их можно заказать и поштучно, с того же склада.',
  'lots.gone': 'Лот больше не предлагается',
  'lots.partOf': 'Это лот излишков, он продаётся целиком.',
  'lots.seeInside': 'Посмотреть состав лота',
} satisfies Record<keyof typeof en, string>;
