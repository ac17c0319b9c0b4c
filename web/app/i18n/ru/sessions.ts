// Russian words of the list of sessions.
import type { sessions as en } from '../en/sessions.ts';

export const sessions: Record<keyof typeof en, string> = {
  'sessions.title': 'Где выполнен вход',
  'sessions.menu': 'Сеансы входа',
  'sessions.lead':
    'Все устройства и программы, на которых сейчас выполнен вход в вашу учётную запись. Видите незнакомое? Завершите его сеанс, а затем смените пароль:',
  'sessions.device': 'Устройство',
  'sessions.started': 'Вход выполнен',
  'sessions.used': 'Последнее действие',
  'sessions.action': 'Завершение сеанса',
  'sessions.now': 'сейчас',
  'sessions.current': 'Это устройство',
  'sessions.endOf': 'Выйти: {name}, вход {started}',
  'sessions.endOthers': 'Выйти на всех других устройствах',
  'sessions.ended': 'Сеанс на этом устройстве завершён.',
  'sessions.othersEnded': 'Сеансы на всех других устройствах завершены.',
  'sessions.unknown': 'Неизвестное устройство',
  'sessions.device.computer': 'Компьютер',
  'sessions.device.phone': 'Телефон',
  'sessions.device.tablet': 'Планшет',
  'sessions.device.program': 'Программа (REST API)',
};
