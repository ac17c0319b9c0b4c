// Email templates of accounts: password and address, in three languages; `{place}` is filled when the mail is written.
import type { LocalizedText } from '@millwright/contracts';
import type { TemplateWords } from './notifications.messages.ts';

const NOT_YOU: LocalizedText = {
  en: 'It was not you? Set a new password at once, and answer this mail.',
  ru: 'Это были не вы? Сразу задайте новый пароль и ответьте на это письмо.',
  ar: 'لم تكن أنت؟ عيّن كلمة مرور جديدة فورًا وأجب عن هذه الرسالة.',
};

export const ACCOUNT_TEMPLATES = {
  'password-reset': {
    subject: { en: 'Your new password', ru: 'Ваш новый пароль', ar: 'كلمة مرورك الجديدة' },
    paragraphs: [
      {
        en: 'Somebody, hopefully you, asked for a new password for this address. Log in with this one:',
        ru: 'Кто-то, надеемся, что вы, запросил новый пароль для этого адреса. Войдите с этим паролем:',
        ar: 'طلب أحدهم، ونرجو أن يكون أنت، كلمة مرور جديدة لهذا البريد. سجّل الدخول بهذه الكلمة:',
      },
      { en: '{password}', ru: '{password}', ar: '{password}' },
      {
        en: 'It works once, within {n} minutes. Then you choose a password of your own; until you do, your old one works as before.',
        ru: 'Он действует один раз, в течение {n} минут. Затем вы зададите собственный пароль; до этого прежний пароль продолжает работать.',
        ar: 'تعمل مرة واحدة خلال {n} دقيقة. بعدها تختار كلمة مرور خاصة بك، وحتى ذلك الحين تبقى كلمتك القديمة صالحة.',
      },
    ],
    button: { en: 'Log in', ru: 'Войти', ar: 'تسجيل الدخول' },
    afterwards: [
      {
        en: 'If it was not you, do nothing: nobody gets in without this mail.',
        ru: 'Если это были не вы, ничего не делайте: без этого письма никто не войдёт.',
        ar: 'إن لم تكن أنت من طلب ذلك فلا تفعل شيئًا: لن يدخل أحد من دون هذه الرسالة.',
      },
    ],
  },
  'password-changed': {
    subject: { en: 'Your password was changed', ru: 'Ваш пароль изменён', ar: 'تم تغيير كلمة مرورك' },
    paragraphs: [
      {
        en: 'The password of your account was changed just now. Everybody who was logged in elsewhere has been logged out.',
        ru: 'Пароль вашей учётной записи только что изменён. На всех других устройствах выполнен выход.',
        ar: 'تم للتو تغيير كلمة مرور حسابك، وسُجّل الخروج من كل الأجهزة الأخرى.',
      },
      NOT_YOU,
    ],
    button: { en: 'Request a new password', ru: 'Запросить новый пароль', ar: 'طلب كلمة مرور جديدة' },
  },
  'email-confirm': {
    subject: {
      en: 'Please confirm your new email address',
      ru: 'Подтвердите новый адрес электронной почты',
      ar: 'يرجى تأكيد بريدك الإلكتروني الجديد',
    },
    paragraphs: [
      {
        en: 'This address, {email}, is to become the one you log in with. Please confirm it.',
        ru: 'Этот адрес, {email}, станет вашим адресом для входа. Подтвердите его, пожалуйста.',
        ar: 'سيصبح هذا البريد، \u2066{email}\u2069، هو الذي تسجّل به الدخول. يرجى تأكيده.',
      },
    ],
    button: { en: 'Confirm address', ru: 'Подтвердить адрес', ar: 'تأكيد البريد' },
    afterwards: [
      {
        en: 'The link is valid for one day. If you know nothing of this, do nothing: the address is not used.',
        ru: 'Ссылка действует одни сутки. Если вам об этом ничего не известно, ничего не делайте: адрес не будет использован.',
        ar: 'الرابط صالح يومًا واحدًا. إن كنت لا تعلم شيئًا عن ذلك فلا تفعل شيئًا، ولن يُستخدم البريد.',
      },
    ],
  },
  'email-change-asked': {
    subject: {
      en: 'A new email address for your account',
      ru: 'Новый адрес электронной почты для вашей учётной записи',
      ar: 'بريد إلكتروني جديد لحسابك',
    },
    paragraphs: [
      {
        en: 'For your account the address {email} was entered. It takes the place of this one as soon as it is confirmed from that mailbox; until then nothing changes.',
        ru: 'Для вашей учётной записи указан адрес {email}. Он заменит нынешний, как только будет подтверждён из того почтового ящика; до этого ничего не меняется.',
        ar: 'أُدخل البريد \u2066{email}\u2069 لحسابك. سيحل محل هذا البريد عند تأكيده من صندوقه، وحتى ذلك الحين لا يتغير شيء.',
      },
      {
        en: 'It was not you? Stop it at once: the address stays as it is, and every device is logged out. Then set a new password.',
        ru: 'Это были не вы? Сразу остановите смену: адрес останется прежним, на всех устройствах будет выполнен выход. Затем задайте новый пароль.',
        ar: 'لم تكن أنت؟ أوقف ذلك فورًا: يبقى البريد كما هو، ويُسجَّل الخروج من كل الأجهزة. ثم عيّن كلمة مرور جديدة.',
      },
    ],
    button: { en: 'This was not me', ru: 'Это был не я', ar: 'لم أكن أنا' },
    afterwards: [
      {
        en: 'The link is valid for one day, until the change is confirmed. After that, answer this mail.',
        ru: 'Ссылка действует одни сутки, пока смена не подтверждена. После этого ответьте на это письмо.',
        ar: 'الرابط صالح يومًا واحدًا، إلى أن يُؤكَّد التغيير. بعد ذلك أجب عن هذه الرسالة.',
      },
    ],
  },
  'email-changed': {
    subject: { en: 'Your email address was changed', ru: 'Ваш адрес электронной почты изменён', ar: 'تم تغيير بريدك الإلكتروني' },
    paragraphs: [
      {
        en: 'You now log in with {email}. Mails about your account and your orders go there; this is the last one to this address.',
        ru: 'Теперь вы входите с адресом {email}. Письма об учётной записи и заказах приходят туда; на этот адрес письмо последнее.',
        ar: 'أصبحت تسجّل الدخول بالبريد \u2066{email}\u2069. ستصل إليه رسائل حسابك وطلباتك، وهذه آخر رسالة إلى هذا العنوان.',
      },
      {
        en: 'It was not you? Answer this mail, and we give you your account back.',
        ru: 'Это были не вы? Ответьте на это письмо, и мы вернём вам учётную запись.',
        ar: 'لم تكن أنت؟ أجب عن هذه الرسالة ونعيد إليك حسابك.',
      },
    ],
  },
  'account-verified': {
    subject: { en: 'Your account is verified', ru: 'Ваша учётная запись проверена', ar: 'تم التحقق من حسابك' },
    paragraphs: [
      {
        en: 'Thank you, {name}: we have checked your details, and your account now counts as a verified buyer.',
        ru: 'Спасибо, {name}! Мы проверили ваши данные: теперь вы проверенный покупатель.',
        ar: 'شكرًا، {name}: راجعنا بياناتك، وأصبح حسابك الآن حساب مشترٍ موثّق.',
      },
    ],
    button: { en: 'Open the shop', ru: 'Открыть магазин', ar: 'فتح المتجر' },
  },
  'certificate-accepted': {
    subject: { en: 'Accepted: {name}', ru: 'Принято: {name}', ar: 'قُبلت: {name}' },
    paragraphs: [
      {
        en: 'We have looked at the document that you sent and accepted it: {name}.',
        ru: 'Мы рассмотрели присланный вами документ и приняли его: {name}.',
        ar: 'اطلعنا على المستند الذي أرسلته وقبلناه: {name}.',
      },
    ],
    button: { en: 'Open your profile', ru: 'Открыть профиль', ar: 'فتح ملفك' },
  },
  'certificate-refused': {
    subject: { en: 'Please send again: {name}', ru: 'Пришлите, пожалуйста, ещё раз: {name}', ar: 'يرجى الإرسال من جديد: {name}' },
    paragraphs: [
      {
        en: 'We have looked at the document that you sent and cannot accept it: {name}.',
        ru: 'Мы рассмотрели присланный вами документ и не можем его принять: {name}.',
        ar: 'اطلعنا على المستند الذي أرسلته ولا يمكننا قبوله: {name}.',
      },
      { en: 'The reason: {reason}', ru: 'Причина: {reason}', ar: 'السبب: {reason}' },
      {
        en: 'You can send another one in your profile; it takes the place of this one.',
        ru: 'В профиле можно прислать другой; он заменит этот.',
        ar: 'يمكنك إرسال مستند آخر من ملفك، وسيحل محل هذا المستند.',
      },
    ],
    button: { en: 'Send another one', ru: 'Прислать другой', ar: 'إرسال مستند آخر' },
  },
  'account-closed': {
    subject: { en: 'Your account is closed', ru: 'Ваша учётная запись закрыта', ar: 'تم إغلاق حسابك' },
    paragraphs: [
      {
        en: 'Your account is closed, as you asked. Name, telephone, addresses, certificates and password are deleted.',
        ru: 'Ваша учётная запись закрыта по вашей просьбе. Имя, телефон, адреса, свидетельства и пароль удалены.',
        ar: 'أُغلق حسابك كما طلبت. حُذف الاسم والهاتف والعناوين والشهادات وكلمة المرور.',
      },
      {
        en: 'Orders and invoices stay with us for as long as tax law asks for them. You are welcome to register again at any time.',
        ru: 'Заказы и счета хранятся у нас столько, сколько требует налоговое законодательство. Вы можете зарегистрироваться снова в любое время.',
        ar: 'تبقى الطلبات والفواتير لدينا للمدة التي يفرضها قانون الضرائب. يسعدنا أن تسجّل من جديد في أي وقت.',
      },
    ],
  },
} satisfies Record<string, TemplateWords>;
