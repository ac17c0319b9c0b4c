// Entry of the back office in the browser: fonts, language and direction, what runs before the screens, the screens.
import '@fontsource/ibm-plex-sans/400.css';
import '@fontsource/ibm-plex-sans/600.css';
import '@fontsource/ibm-plex-sans-arabic/400.css';
import '@fontsource/ibm-plex-sans-arabic/600.css';
import '@fontsource/ibm-plex-mono/400.css';
import { directionOf } from '@millwright/contracts';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { storedLocale } from './i18n/index.ts';
import { notifyFieldErrors } from './lib/field-sentences.ts';
import { adoptTypedAddresses } from './lib/typed-addresses.ts';
import { adoptTypedDigits } from './lib/typed-digits.ts';

const locale = storedLocale();
document.documentElement.lang = locale;
document.documentElement.dir = directionOf(locale);
adoptTypedAddresses();
adoptTypedDigits();
notifyFieldErrors();
createRoot(document.getElementById('root') as HTMLElement).render(<App locale={locale} />);
