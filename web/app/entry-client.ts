// What runs in the browser on every page? The island loader, messages, keyboard, prefetch: small; all else comes when it is needed.
import { openForms } from './lib-browser/form-links.ts';
import { closeDropsOutside, closeWidePopovers, focusHeading, focusSearch } from './lib-browser/keyboard.ts';
import { scanIslands, tell } from './lib-browser/loader.ts';
import { watchMessages } from './lib-browser/messages.ts';
import { prefetchOnIntent } from './lib-browser/prefetch.ts';

scanIslands(document);
document.addEventListener('shop:added', (event) => scanIslands(event.target as Element));
watchMessages();
focusHeading();
focusSearch();
closeDropsOutside();
closeWidePopovers();
prefetchOnIntent();
openForms();
tell(document.documentElement, 'shop:ready');
