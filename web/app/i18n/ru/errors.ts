// Russian words of the error pages.
import type { errors as en } from '../en/errors.ts';

export const errors: Record<keyof typeof en, string> = {
  'error.notFound': '404 Страница не найдена',
  'error.notFoundText': 'По этому адресу ничего нет. Страница могла переехать, или в ссылке опечатка.',
  'error.productDiscontinued': 'Больше не предлагается',
  'error.categoryNotFound': 'Категория не найдена',
  'error.refused': 'Не получилось',
  'error.fault': 'Произошла ошибка на нашей стороне',
  'error.faultText': 'Ничего не потеряно. Повторите попытку; если ошибка повторится, сообщите нам этот номер:',
  'error.requestId': 'Номер запроса',
  'error.retry': 'Повторить',
  'error.searchHere': 'Поиск по обозначению или названию',
  'error.orPost': 'Не нашли? Напишите, что вам нужно, и мы поищем.',
};
