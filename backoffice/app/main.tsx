// Where does the back office begin in the browser?
import '@fontsource/ibm-plex-sans/400.css';
import '@fontsource/ibm-plex-sans/600.css';
import '@fontsource/ibm-plex-sans-arabic/400.css';
import '@fontsource/ibm-plex-sans-arabic/600.css';
import '@fontsource/ibm-plex-mono/400.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { storedLocale } from './i18n/index.ts';
import { adoptTypedAddresses } from './lib/typed-addresses.ts';

const locale = storedLocale();
document.documentElement.lang = locale;
document.documentElement.dir = locale === 'ar' ? 'rtl' : 'ltr';
adoptTypedAddresses();
createRoot(document.getElementById('root') as HTMLElement).render(<App direction={locale === 'ar' ? 'rtl' : 'ltr'} />);
