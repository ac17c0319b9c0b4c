// Logout by a form, as browsers may prefetch a link. The account menu's own ends at the login. [decisions §8]
import type { ReactNode } from 'react';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { FormToken } from '../../ui/field.tsx';

export function LogoutForm({
  fromMenu = false,
  className,
  children,
}: {
  fromMenu?: boolean;
  className: string;
  children: ReactNode;
}) {
  const { locale } = useView();
  return (
    <form method="post" action={href.logout(locale)}>
      <FormToken />
      {fromMenu ? <input type="hidden" name="from" value="menu" /> : null}
      <button type="submit" className={className}>
        {children}
      </button>
    </form>
  );
}
