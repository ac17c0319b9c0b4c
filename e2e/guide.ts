// Pictures of the guides: a journey that walks a guide leaves them in the folder that GUIDE_PICTURES names.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** As wide as the pictures of a guide. */
export const DESK = { width: 1280, height: 900 };

const PICTURES = process.env.GUIDE_PICTURES;
if (PICTURES !== undefined) mkdirSync(PICTURES, { recursive: true });

export async function picture(tab: Page, name: string): Promise<void> {
  if (PICTURES === undefined) return;
  await tab.evaluate('document.fonts.ready');
  await tab.screenshot({
    path: join(PICTURES, `${name}.jpg`),
    type: 'jpeg',
    quality: 60,
    animations: 'disabled',
  });
}
