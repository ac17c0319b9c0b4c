// Russian words of the newsletter.
import type { newsletter as en } from '../en/newsletter.ts';

export const newsletter: Record<keyof typeof en, string> = {
  'newsletter.title': 'Рассылка',
  'newsletter.invitation': 'Новые детали и складские остатки, раз в месяц. Ваш адрес электронной почты:',
  'newsletter.about': 'Новые детали и складские остатки, раз в месяц. Отписаться можно в любое время.',
  'newsletter.subscribe': 'Подписаться',
  'newsletter.promise': 'Сначала мы пришлём письмо, чтобы вы подтвердили подписку. В каждом выпуске есть ссылка для отписки.',
  'newsletter.email': 'Адрес электронной почты',
  'newsletter.sent': 'Проверьте почту: мы отправили письмо со ссылкой для подтверждения подписки.',
  'newsletter.confirmTitle': 'Подтвердите подписку',
  'newsletter.confirmText': 'Остался один шаг: нажмите кнопку, и рассылка будет приходить на {email}.',
  'newsletter.confirm': 'Подтвердить подписку',
  'newsletter.confirmed': 'Спасибо. Теперь рассылка приходит на {email}.',
  'newsletter.unsubscribeTitle': 'Отписаться от рассылки',
  'newsletter.unsubscribeText': 'Нажмите кнопку, и выпуски больше не будут приходить на {email}.',
  'newsletter.unsubscribe': 'Отписаться',
  'newsletter.unsubscribed': 'Готово. Выпуски больше не приходят на {email}.',
  'newsletter.linkOldTitle': 'Эта ссылка больше не действует',
};
