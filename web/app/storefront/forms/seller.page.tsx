// Become a Seller: an application under a picture of ours; open to anyone. [§2.2 /become-a-seller, §6]
import { formatPercent, isolated } from '@millwright/contracts';
import type { PageRequest } from '@millwright/server';
import type { PageResult } from '../../lib/page.ts';
import { useView } from '../../lib/view.tsx';
import { hasSellers } from '../../shell/links.ts';
import { missingPage } from '../errors/error-pages.tsx';
import { Beside, requestPage } from './request-page.tsx';
import { SellerBanner } from './seller-banner.tsx';

const application = requestPage({
  kind: 'seller',
  place: 'becomeASeller',
  words: {
    title: 'seller.title',
    lead: 'seller.lead',
    description: 'seller.description',
    descriptionHint: 'seller.descriptionHint',
    documentHint: 'seller.documentHint',
    send: 'seller.send',
    sentText: 'seller.sentText',
  },
  banner: SellerBanner,
  aside: How,
});
export const { takesFiles } = application;

export async function get(request: PageRequest): Promise<PageResult> {
  return hasSellers(request) ? await application.get(request) : missingPage();
}

export async function post(request: PageRequest): Promise<PageResult> {
  return hasSellers(request) ? await application.post(request) : missingPage();
}

function How() {
  const { t, request, locale } = useView();
  const fee = request.company?.commissionBasisPoints ?? 0;
  const steps = [
    t('seller.how1'),
    t('seller.how2'),
    t('seller.how3'),
    ...(fee > 0 ? [t('seller.fee', { fee: isolated(formatPercent(fee, locale)) })] : []),
  ];
  return <Beside title={t('seller.how')} items={steps} ordered />;
}
