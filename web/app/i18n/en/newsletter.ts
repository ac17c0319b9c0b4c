// English words of the newsletter.
export const newsletter = {
  'newsletter.title': 'Newsletter',
  'newsletter.invitation': 'New parts and surplus lots, once a month. Your email address:',
  'newsletter.about': 'New parts and surplus lots, once a month. You can leave at any time.',
  'newsletter.subscribe': 'Subscribe',
  'newsletter.promise': 'We send a letter first in which you confirm. Every issue carries a link to unsubscribe.',
  'newsletter.email': 'Email address',
  'newsletter.sent': 'Please look into your mailbox: a letter with the link that confirms your subscription is on its way.',
  'newsletter.confirmTitle': 'Confirm your subscription',
  'newsletter.confirmText': 'One more step: press the button, and our newsletter comes to {email}.',
  'newsletter.confirm': 'Confirm subscription',
  'newsletter.confirmed': 'Thank you. Our newsletter now comes to {email}.',
  'newsletter.unsubscribeTitle': 'Unsubscribe from the newsletter',
  'newsletter.unsubscribeText': 'Press the button, and no more issues are sent to {email}.',
  'newsletter.unsubscribe': 'Unsubscribe',
  'newsletter.unsubscribed': 'Done. No more issues are sent to {email}.',
  'newsletter.linkOldTitle': 'This link is no longer valid',
} as const satisfies Record<string, string>;
