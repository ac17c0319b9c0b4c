// Russian words around passwords.
import type { password as en } from '../en/password.ts';

export const password: Record<keyof typeof en, string> = {
  'password.forgot': 'Забыли пароль?',
  'password.forgotTitle': 'Восстановление пароля',
  'password.forgotText': 'Укажите электронную почту вашей учётной записи. Мы пришлём новый пароль для одного входа.',
  'password.forgotButton': 'Прислать новый пароль',
  'password.back': 'Вернуться ко входу',
  'password.sentTitle': 'Проверьте почту',
  'password.sent': 'Новый пароль будет создан и отправлен по почте.',
  'password.sentText':
    'Он действует один раз и в течение 60 минут. Прежний пароль работает, пока вы не зададите новый. Письма нет? Посмотрите в папке «Спам».',
  'password.goToLogin': 'Перейти ко входу',
  'password.title': 'Изменение пароля',
  'password.menu': 'Пароль',
  'password.setTitle': 'Задайте новый пароль',
  'password.setText': 'Вы вошли с паролем из нашего письма. Второй раз он не сработает, поэтому задайте собственный.',
  'password.current': 'Текущий пароль',
  'password.mailed': 'Пароль из письма',
  'password.new': 'Новый пароль',
  'password.repeat': 'Новый пароль ещё раз',
  'password.others': 'На всех других устройствах с этой учётной записью будет выполнен выход.',
  'password.button': 'Изменить пароль',
  'password.setButton': 'Задать пароль',
  'password.changed': 'Пароль успешно изменён.',
};
