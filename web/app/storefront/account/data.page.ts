// Data export: all own data as one file, by a form of the profile page.
import { isoDayIn } from '@millwright/contracts';
import type { PageRequest } from '@millwright/server';
import { type Fragment, fragment, type Redirect, redirect } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';

export function get({ locale }: PageRequest): Redirect {
  return redirect(href.profile(locale));
}

export async function post({ services, ctx, company }: PageRequest): Promise<Fragment> {
  const data = await services.privacy.exportData(ctx);
  const day = isoDayIn(ctx.clock.now(), company?.timeZone ?? 'UTC');
  return fragment(JSON.stringify(data, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="millwright-data-${day}.json"`,
    },
  });
}
