// Russian words of stock alerts: the form on a product without stock, and the page that stops an alert.
import type { stockAlerts as en } from '../en/stock-alerts.ts';

export const stockAlerts: Record<keyof typeof en, string> = {
  'stockAlert.title': 'Сообщить о поступлении',
  'stockAlert.titleOf': 'Сообщить о поступлении: {name}',
  'stockAlert.text': 'Мы напишем один раз при каждом новом поступлении, в течение 180 дней или пока вы не откажетесь.',
  'stockAlert.email': 'Адрес электронной почты',
  'stockAlert.phone': 'Номер телефона',
  'stockAlert.phoneHint': 'С кодом страны, например +91 98400 12345.',
  'stockAlert.send': 'Сообщить мне',
  'stockAlert.done': 'Мы напишем, когда деталь появится',
  'stockAlert.stopTitle': 'Отключить уведомление',
  'stockAlert.stopText': 'Больше не писать на {email} о детали «{about}»?',
  'stockAlert.stop': 'Отключить',
  'stockAlert.stopped': 'Готово: на {email} больше не придут письма о детали «{about}».',
};
