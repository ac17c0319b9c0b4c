// Russian words of the comparison.
import type { compare as en } from '../en/compare.ts';

export const compare: Record<keyof typeof en, string> = {
  'compare.add': 'Сравнить',
  'compare.added': 'Товар «{productName}» добавлен к сравнению!',
  'compare.already': 'Товар «{productName}» уже в сравнении.',
  'compare.removed': 'Товар «{productName}» убран из сравнения.',
  'compare.full': 'Одновременно можно сравнить не более {n} товаров. Сначала уберите один.',
  'compare.title': 'Сравнение товаров',
  'compare.empty': 'Вы не выбрали товары для сравнения!',
  'compare.emptyText': 'Нажмите «Сравнить» у нужных товаров (до шести), и они встанут здесь рядом.',
  'compare.continue': 'Продолжить',
  'compare.rating': 'Оценка',
  'compare.availability': 'Наличие',
  'compare.none': 'не указано',
  'compare.table': 'Товары рядом',
  'compare.features': 'Характеристики',
  'compare.same': 'У этих товаров одинаковые характеристики.',
  'compare.differs': 'различается',
  'compare.onlyDifferences': 'Только различия',
  'compare.allRows': 'Все строки',
  'compare.share': 'Поделиться сравнением',
  'compare.clear': 'Убрать все',
  'compare.keep': 'Сделать моим сравнением',
};
