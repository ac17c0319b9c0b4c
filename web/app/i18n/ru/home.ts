// Russian words of the home page.
import type { home as en } from '../en/home.ts';

export const home: Record<keyof typeof en, string> = {
  'home.title': 'Промышленный инструмент и запчасти',
  'home.lead': 'Позиций в каталоге: {n}, у каждой чертёж по её собственным размерам. Введите обозначение или выберите группу.',
  'home.categories': 'Категории',
  'home.industries': 'Отрасли',
  'home.featured': 'Рекомендуемые товары',
  'home.featuredIn': 'Отрасль: {industry}',
  'home.seeAll': 'Смотреть все',
  'home.more': 'ещё {n}',
  'home.factDrawings': 'Точные чертежи',
  'home.factDrawingsText': 'Каждое изображение построено по размерам самой детали.',
  'home.factPrices': 'Цены, на которые можно опереться',
  'home.factPricesText': 'Рупии, доллары и риялы. Цены заказа больше не меняются.',
  'home.factDelivery': 'Дата поставки у каждой детали',
  'home.factDeliveryText': 'Видна на странице товара, в корзине и в заказе.',
  'home.factReturns': 'Возврат в течение 7 дней',
  'home.factReturnsText': 'Со дня получения товара.',
  'home.facts': 'На что можно рассчитывать',
};
