// Closed shop: one honest page for every address, with what a visitor may already need: who it is and how to reach them. [decisions 0099]
import { PROBLEMS } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import type { Page } from '../../lib/page.ts';
import { nameOfShop, useView } from '../../lib/view.tsx';
import { MailLink, PhoneLink } from '../../shell/company-links.tsx';
import { Logo } from '../../shell/logo.tsx';
import { Languages } from '../../shell/preferences.tsx';

function Closed() {
  const { t, request, shop } = useView();
  const { company } = request;
  const isReachable = company !== null && (company.phone.number !== '' || company.email !== '');
  return (
    <>
      <span className="logo">
        <Logo />
      </span>
      <section>
        <h1>{t('closed.title', { shop })}</h1>
        <p>{t('closed.lead')}</p>
        {isReachable ? (
          <>
            <p>{t('closed.reach')}</p>
            <PhoneLink company={company} />
            <MailLink company={company} />
          </>
        ) : null}
      </section>
      <nav className="languages" aria-label={t('shell.language')}>
        <Languages />
      </nav>
    </>
  );
}

export function closedPage(request: PageRequest): Page {
  const t = translator(request.locale);
  return {
    status: PROBLEMS['shop-closed'],
    title: t('closed.title', { shop: nameOfShop(request) }),
    description: t('closed.lead'),
    body: <Closed />,
    mainClass: 'closed-shop',
    bare: true,
    effects: { headers: { 'x-robots-tag': 'noindex' } },
  };
}
