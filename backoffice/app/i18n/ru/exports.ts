// Russian words of exporting.
import type { Words } from '../words.ts';

export const exporting: Words<typeof import('../en/exports.ts').exporting> = {
  'exports.many': 'Экспорт',
  'exports.help':
    'Таблицы CSV для Excel. Таблицы каталога можно изменить и импортировать снова. Списки товаров, заказов и клиентов выгружаются с их фильтрами — кнопками над списком.',
  'exports.catalogue': 'Каталог',
  'exports.orders': 'Заказы',
  'exports.customers': 'Покупатели',
  'exports.what': 'Таблица',
  'exports.text': 'Артикул, номер детали или название содержит',
  'exports.category': 'Адрес категории',
  'exports.manufacturer': 'Производитель',
  'exports.published': 'Опубликован',
  'exports.any': 'Все',
  'exports.status': 'Статус',
  'exports.from': 'С',
  'exports.to': 'До',
  'exports.customerText': 'Имя, компания, почта, телефон или налоговый номер',
  'exports.verified': 'Проверен',
  'exports.download': 'Скачать CSV',
  'exports.csv': 'CSV',
  'exports.xlsx': 'Excel',
  'exports.feed': 'Фид для Google Merchant',
  'exports.feedHelp': 'Укажите этот адрес в Merchant Center. В нём всегда опубликованные товары с сегодняшними ценами.',
  'exports.Pending': 'Ожидает',
  'exports.Confirmed': 'Подтверждён',
  'exports.Shipped': 'Отправлен',
  'exports.Completed': 'Завершён',
  'exports.Cancelled': 'Отменён',
};
