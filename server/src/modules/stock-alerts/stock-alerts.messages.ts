// Stock alert texts. [§8 Notify success]
import type { LocalizedText } from '@millwright/contracts';

export const NOTIFIED: LocalizedText = {
  en: 'Notified successfully',
  ru: 'Мы напишем, когда деталь появится',
  ar: 'سنراسلك عند توفر القطعة',
};
