// Contact page: both offices, a map, and a message that staff answer. [§2.2 /contact-us, §1]
import type { Company } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { type Page, type PageResult, redirect } from '../../lib/page.ts';
import { href, path } from '../../lib/paths.ts';
import { attempt } from '../../lib/problems.ts';
import { useView } from '../../lib/view.tsx';
import { ChatLink, MailLink, PhoneLink } from '../../shell/company-links.tsx';
import { DialogForm, Trap } from '../../ui/dialog-form.tsx';
import { type FormState, statusOf } from '../account/form-state.ts';
import { withMiniCart } from '../cart/load-cart.ts';
import { fieldLabels, MessageFields } from './form-fields.tsx';
import { OfficeMap } from './office-map.tsx';
import { MESSAGE_FIELDS, prefilled, refused, sentReference, typed } from './request-state.ts';
import { SentPanel } from './sent-panel.tsx';

export async function get(request: PageRequest): Promise<PageResult> {
  const reference = sentReference(request);
  if (reference !== null)
    return { ...page(request, <Sent reference={reference} />), robots: 'noindex' };
  return {
    ...page(request, <Contact state={await prefilled(request)} />),
    canonical: path.contactUs(),
  };
}

export async function post(request: PageRequest): Promise<PageResult> {
  const { services, ctx, locale } = request;
  const result = await attempt(() =>
    services.leads.sendContact(ctx, typed(request, MESSAGE_FIELDS)),
  );
  if (result.ok) {
    const sent = { kind: 'success', text: translator(locale)('contact.sent') } as const;
    return redirect(`${href.contactUs(locale)}?sent=${result.value.reference}`, {
      flashes: [sent],
    });
  }
  await withMiniCart(request);
  const state = refused(request, MESSAGE_FIELDS, result.problem);
  return { ...page(request, <Contact state={state} />, true), status: statusOf(result.problem) };
}

function page({ locale }: PageRequest, body: Page['body'], isRejected = false): Page {
  const t = translator(locale);
  const title = t('contact.title');
  return {
    title: isRejected ? t('account.errorTitle', { title }) : title,
    description: t('contact.lead'),
    breadcrumbs: [{ name: title }],
    body,
  };
}

function Contact({ state }: { state: FormState }) {
  const { t, locale, request } = useView();
  return (
    <div className="form-page">
      <DialogForm
        title={t('contact.title')}
        lead={t('contact.lead')}
        action={href.contactUs(locale)}
        send={t('contact.send')}
        state={state}
        labels={fieldLabels(t)}
      >
        <MessageFields state={state} />
        <Trap />
      </DialogForm>
      <div className="form-aside">
        {request.company === null ? null : <Offices company={request.company} />}
        {request.company !== null && isOnMap(request.company) ? (
          <>
            <h2>{t('contact.map')}</h2>
            <OfficeMap />
          </>
        ) : null}
      </div>
    </div>
  );
}

/** The drawing shows two cities: it stands beside offices in them. */
function isOnMap({ offices }: Company): boolean {
  return offices.some(({ address }) => /Chennai|Singapore/.test(address.en));
}

function Offices({ company }: { company: Company }) {
  const { t, locale } = useView();
  return (
    <>
      {company.offices.length === 0 ? null : <h2>{t('contact.offices')}</h2>}
      {company.offices.map((office) => (
        <address key={office.name.en} className="not-italic">
          <b>{office.name[locale]}</b>
          <br />
          {office.address[locale]}
          <br />
          <a href={`tel:${office.phone.number}`} className="inline-block py-1.5">
            <bdi dir="ltr">{office.phone.text}</bdi>
          </a>
          <br />
          <a
            href={mapHref(office.address.en)}
            className="inline-block py-1.5"
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('contact.openMap', { office: office.name[locale] })}
            <span className="visually-hidden"> {t('shell.newWindow')}</span>
          </a>
        </address>
      ))}
      <p className="grid justify-items-start gap-2">
        <PhoneLink company={company} />
        <MailLink company={company} />
        <ChatLink className="contact" />
      </p>
    </>
  );
}

/** A real map, on somebody else's site, when the reader wants it. */
function mapHref(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}

function Sent({ reference }: { reference: string }) {
  const { t, locale } = useView();
  return (
    <SentPanel
      title={t('contact.sent')}
      reference={reference}
      next={{ href: href.contactUs(locale), label: t('contact.another') }}
    />
  );
}
