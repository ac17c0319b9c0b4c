// Russian words around the shop's own texts.
import type { content as en } from '../en/content.ts';

export const content: Record<keyof typeof en, string> = {
  'content.aboutUs': 'О компании',
  'content.visionMission': 'Видение и миссия',
  'content.faq': 'Частые вопросы',
  'content.terms': 'Условия и положения',
  'content.privacy': 'Политика конфиденциальности',
  'content.disclaimer': 'Отказ от ответственности',
  'content.blog': 'Блог',
  'content.updated': 'Последнее изменение:',
  'content.blogTitle': 'Примеры из практики',
  'content.blogDescription': 'Как узнают, подбирают и продают детали: случаи из обслуживания и закупок, с размерами.',
  'content.blogKeywords': 'примеры из практики, обслуживание оборудования, подшипники, фланцы, складские излишки',
  'content.noPosts': 'Записей пока нет.',
  'content.partsOfPost': 'Детали из этого примера',
  'content.otherPosts': 'Другие примеры',
  'content.termsRead': 'Прочитать условия и положения',
  'carousel.role': 'карусель',
  'carousel.previous': 'Назад: {title}',
  'carousel.next': 'Вперёд: {title}',
  'slideshow.label': 'Что предлагает Millwright',
  'slideshow.slideRole': 'слайд',
  'slideshow.slide': '{n} из {total}: {title}',
  'slideshow.show': 'Показать слайд {n}: {title}',
  'slideshow.pause': 'Остановить слайд-шоу',
  'slideshow.play': 'Запустить слайд-шоу',
};
