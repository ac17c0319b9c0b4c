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
  'home.description':
    'Подшипники, крепёж, уплотнения, приводы, трубы и инструмент: настоящие размеры, чертежи, остатки и сроки поставки; рекомендуемые детали, отрасли и примеры.',
  'home.keywords': 'промышленный инструмент, запасные части, складские излишки, подшипники, крепёж, уплотнения, арматура',
  'home.caseStudies': 'Примеры из практики',
  'home.allPosts': 'Все примеры',
  'home.clients': 'Кто здесь покупает',
  'home.facts': 'На что можно рассчитывать',
};
