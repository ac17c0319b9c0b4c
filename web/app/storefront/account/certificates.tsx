// Certificates of a customer: each can be downloaded by its owner and replaced. [§3 Registration]
import { type Certificate, isolatedName } from '@millwright/contracts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Button } from '../../ui/button.tsx';
import { FileField, FormToken } from '../../ui/field.tsx';
import { CERTIFICATE_FIELDS, FILES_ACCEPTED } from './certificate-fields.ts';
import { ErrorSummary } from './error-summary.tsx';
import type { FormState } from './form-state.ts';

export function Certificates({
  certificates,
  state,
}: {
  certificates: Certificate[];
  state: FormState;
}) {
  const { t, locale } = useView();
  const { errors, sentence } = state;
  return (
    <section aria-labelledby="certificates" className="grid gap-4 border-t border-hair pt-6">
      <div>
        <h2 id="certificates">{t('profile.certificates')}</h2>
        <p className="text-muted">{t('profile.certificatesText')}</p>
      </div>
      {sentence !== null || Object.keys(errors).length > 0 ? (
        <ErrorSummary errors={errors} {...(sentence === null ? {} : { title: sentence })} />
      ) : null}
      <div className="grid items-start gap-4 md:grid-cols-2">
        {CERTIFICATE_FIELDS.map(({ type, name, label }) => {
          const sent = certificates.find((certificate) => certificate.type === type);
          return (
            <form
              key={type}
              method="post"
              action={href.profile(locale)}
              encType="multipart/form-data"
              className="grid gap-3 border border-hair bg-raised p-4"
            >
              <FormToken />
              <input type="hidden" name="do" value="certificate" />
              <input type="hidden" name="type" value={type} />
              <SentCertificate sent={sent} name={t(label)} />
              <FileField
                name={name}
                label={t(label)}
                accept={FILES_ACCEPTED}
                required
                error={errors[name]}
              />
              <p>
                <Button
                  aria-label={`${t(sent === undefined ? 'profile.certificateSend' : 'profile.certificateReplace')}: ${t(label)}`}
                >
                  {t(sent === undefined ? 'profile.certificateSend' : 'profile.certificateReplace')}
                </Button>
              </p>
            </form>
          );
        })}
      </div>
    </section>
  );
}

function SentCertificate({ sent, name }: { sent: Certificate | undefined; name: string }) {
  const { t, date, number, locale } = useView();
  if (sent === undefined) return <p className="text-muted">{t('profile.certificateNone')}</p>;
  const kibibytes = Math.max(1, Math.round(sent.size / 1024));
  const units = { en: 'KiB', ru: 'КиБ', ar: 'كيلوبايت' }[locale];
  return (
    <>
      <p>
        {t('profile.certificateSent', {
          date: date(sent.sentAt),
          size: isolatedName(`${number(kibibytes)} ${units}`),
        })}{' '}
        <a
          href={`/api/customerdetail/certificates/${sent.type}`}
          download
          aria-label={t('profile.certificateDownload', { name })}
          className="inline-block py-3"
        >
          {t('profile.download')}
        </a>
      </p>
      <p className={sent.state === 'refused' ? 'text-bad' : 'text-muted'}>
        {t(`profile.certificateState.${sent.state}`)}
        {sent.reason === '' ? null : (
          <>
            {' '}
            <bdi>{sent.reason}</bdi>
          </>
        )}
      </p>
    </>
  );
}
