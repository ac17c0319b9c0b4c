// Become a Seller: an application under a picture of ours; open to anyone. [§2.2 /become-a-seller, §6]
import { isolated } from '@millwright/contracts';
import { useView } from '../../lib/view.tsx';
import { Beside, requestPage } from './request-page.tsx';
import { SellerBanner } from './seller-banner.tsx';

export const { takesFiles, get, post } = requestPage({
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

function How() {
  const { t, request } = useView();
  const fee = request.company?.commissionBasisPoints ?? 0;
  const steps = [
    t('seller.how1'),
    t('seller.how2'),
    t('seller.how3'),
    ...(fee > 0 ? [t('seller.fee', { fee: isolated(`${fee / 100}%`) })] : []),
  ];
  return <Beside title={t('seller.how')} items={steps} ordered />;
}
