// Locales, as the message catalogue defines them.
export * from '@millwright/messages/locale';
