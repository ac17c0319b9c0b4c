// English words of stock alerts: the form on a product without stock, and the page that stops an alert.
export const stockAlerts = {
  'stockAlert.title': 'Notify me when it is in stock',
  'stockAlert.titleOf': 'Notify me: {name}',
  'stockAlert.text': 'We write one mail each time this part comes back, for 180 days or until you stop it.',
  'stockAlert.email': 'Email address',
  'stockAlert.phone': 'Phone number',
  'stockAlert.phoneHint': 'With the country code, such as +91 98400 12345.',
  'stockAlert.send': 'Notify me',
  'stockAlert.done': 'Notified successfully',
  'stockAlert.stopTitle': 'Stop this alert',
  'stockAlert.stopText': 'No more mails to {email} about {about}?',
  'stockAlert.stop': 'Stop the alert',
  'stockAlert.stopped': 'Done: we no longer write to {email} about {about}.',
} as const satisfies Record<string, string>;
