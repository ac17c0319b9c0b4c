// Russian words of moderation and of stock alerts.
import type { reviews as english } from '../en/reviews.ts';
import type { Words } from '../words.ts';

export const reviews: Words<typeof english> = {
  'reviews.many': 'Отзывы',
  'reviews.product': 'Товар',
  'reviews.rating': 'Оценка',
  'reviews.comment': 'Текст',
  'reviews.author': 'Автор',
  'reviews.posted': 'Написан',
  'reviews.state': 'Состояние',
  'reviews.state.waiting': 'Ждёт проверки',
  'reviews.state.published': 'Показан',
  'reviews.state.hidden': 'Скрыт',
  'reviews.all': 'Все',
  'reviews.none': 'Отзывов здесь нет.',
  'reviews.reason': 'Причина',
  'reviews.reasonHelp': 'Автор увидит её в своей учётной записи.',
  'reviews.approve': 'Показать',
  'reviews.hide': 'Скрыть',
  'reviews.approved': 'Теперь отзыв виден в магазине.',
  'reviews.hidden': 'Скрыт.',
  'reviews.cancel': 'Отмена',
  'alerts.many': 'Ждут поступления',
  'alerts.none': 'Никто не ждёт поступления.',
  'alerts.partNumber': 'Артикул',
  'alerts.product': 'Товар',
  'alerts.waiting': 'Ждут',
  'alerts.since': 'С какого дня',
  'alerts.last': 'Последний запрос',
  'alerts.who': 'Кто',
};
