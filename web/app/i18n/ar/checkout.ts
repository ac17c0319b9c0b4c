// Arabic words of the checkout pages.
import type { checkout as en } from '../en/checkout.ts';

export const checkout: Record<keyof typeof en, string> = {};
