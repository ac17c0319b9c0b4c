// English words of the list of sessions.
export const sessions = {
  'sessions.title': 'Where you are logged in',
  'sessions.menu': 'Logins',
  'sessions.lead':
    'Every device and program that is logged in to your account now. Do you see one you do not know? Log it out, then change your password:',
  'sessions.device': 'Device',
  'sessions.started': 'Logged in since',
  'sessions.used': 'Last used',
  'sessions.action': 'Log out',
  'sessions.now': 'now',
  'sessions.current': 'This device',
  'sessions.endOf': 'Log out: {name}, since {started}',
  'sessions.endOthers': 'Log out everywhere else',
  'sessions.ended': 'That device is logged out.',
  'sessions.othersEnded': 'Everywhere else is logged out.',
  'sessions.unknown': 'Unknown device',
  'sessions.device.computer': 'Computer',
  'sessions.device.phone': 'Phone',
  'sessions.device.tablet': 'Tablet',
  'sessions.device.program': 'Program (REST API)',
} as const satisfies Record<string, string>;
