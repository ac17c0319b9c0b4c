// Scripts of every page: the island loader, messages, keyboard, checks of forms, prefetch; small, all else comes when it is needed.
import { checkForms } from './lib-browser/form-check.ts';
import { openForms } from './lib-browser/form-links.ts';
import {
  closeDropsOutside,
  closeWidePopovers,
  focusHeading,
  focusSearch,
} from './lib-browser/keyboard.ts';
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
checkForms();
tell(document.documentElement, 'shop:ready');
