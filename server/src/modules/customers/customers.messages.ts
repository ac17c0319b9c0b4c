// What do the calls of an account answer in words? [§8]
import type { LocalizedText } from '@millwright/contracts';

export const UPDATE_DONE: LocalizedText = { en: 'Update done.', ru: 'Данные обновлены.', ar: 'تم التحديث.' };
