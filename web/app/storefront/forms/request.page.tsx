// Post Your Requirements: a requirement, with a document if there is one. [§2.2 /post-your-request]
import { useView } from '../../lib/view.tsx';
import { Beside, requestPage } from './request-page.tsx';

export const { takesFiles, get, post } = requestPage({
  kind: 'request',
  place: 'postRequirement',
  words: {
    title: 'common.postRequirements',
    lead: 'request.lead',
    description: 'request.description',
    descriptionHint: 'request.descriptionHint',
    documentHint: 'request.documentHint',
    send: 'request.send',
    sentText: 'request.sentText',
  },
  aside: Why,
});

function Why() {
  const { t, locale, currencies } = useView();
  const inCurrencies = new Intl.ListFormat(locale, { type: 'disjunction' }).format(currencies);
  const reasons = (
    [
      'request.why1',
      'request.why2',
      'request.why3',
      'request.why4',
      'request.why5',
      'request.why6',
    ] as const
  ).map((key) => t(key, { currencies: inCurrencies }));
  return <Beside title={t('request.why')} items={reasons} />;
}
