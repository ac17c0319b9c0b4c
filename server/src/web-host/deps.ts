// Web host dependencies: what pages are made with.
import type { WebBundle } from '../page.ts';
import type { Services } from '../services.ts';

export type WebHostDeps = {
  services: Services;
  config: { /** https://shop.example, without a trailing slash */ publicUrl: string; dev: boolean };
  /** Tests bring their own pages. */
  bundle?: WebBundle;
};
