// The invented company of the demo shop, for its pages and documents. Documents in its name are marked as specimens.
import type { CompanyRow } from './company.rules.ts';
import type { Invoicing } from './company.service.ts';

const LEGAL_NAME = 'Millwright Industrial Marketplace Private Limited';
const ADDRESS = {
  en: '48 Ambattur Estate Road, Chennai 600058, Tamil Nadu, India',
  ru: 'Индия, Тамилнад, 600058 Ченнаи, Амбаттур Эстейт Роуд, 48',
  ar: '48 شارع أمباتور إستيت، تشيناي 600058، تاميل نادو، الهند',
};

export const SPECIMEN_COMPANY: Omit<CompanyRow, 'chat_text'> = {
  name: { en: 'Millwright', ru: 'Millwright', ar: 'Millwright' },
  logo: '',
  icon: '',
  accent: '',
  phone: '+914445671200',
  email: 'sales@millwright.example',
  chat_phone: '+914445671200',
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/millwright-marketplace' },
    { name: 'YouTube', url: 'https://www.youtube.com/@millwright-marketplace' },
    { name: 'Facebook', url: 'https://www.facebook.com/millwright.marketplace' },
  ],
  offices: [
    {
      kind: 'head',
      phone: '+914445671200',
      name: { en: 'Head office, India', ru: 'Головной офис, Индия', ar: 'المكتب الرئيسي، الهند' },
      address: ADDRESS,
    },
    {
      kind: 'branch',
      phone: '+6561234500',
      name: { en: 'Branch office, Singapore', ru: 'Филиал, Сингапур', ar: 'الفرع، سنغافورة' },
      address: {
        en: '21 Tuas Avenue 8, Singapore 639240',
        ru: 'Сингапур, 639240, Туас Авеню 8, 21',
        ar: '21 توس أفينيو 8، سنغافورة 639240',
      },
    },
  ],
};

export const SPECIMEN_INVOICING: Omit<Invoicing, 'terms'> = {
  legalName: { en: LEGAL_NAME, ru: LEGAL_NAME, ar: 'شركة ميلرايت للسوق الصناعي الخاصة المحدودة' },
  address: ADDRESS,
  country: 'IN',
  gstin: '33AAGCM4821K1ZH',
  vatNumber: '310482176500003',
  exportWording: {
    en: 'Supply meant for export under letter of undertaking without payment of IGST. LUT ARN AD330426001234X.',
    ru: 'Поставка на экспорт по обязательству LUT без уплаты IGST. Номер LUT ARN AD330426001234X.',
    ar: 'توريد مخصص للتصدير بموجب خطاب تعهّد (LUT) دون سداد ضريبة IGST. رقم LUT ARN ‏AD330426001234X.',
  },
  bank: {
    holder: LEGAL_NAME,
    bank: 'Coromandel Trade Bank, Ambattur Branch, Chennai',
    account: '004205001847',
    ifsc: 'CTBK0000421',
    swift: 'CTBKINBBMAA',
  },
  invoiceSeries: 'MW',
  creditSeries: 'MWC',
};

/** Whether a document with this seller is in the name, the tax number or to the account of the invented company. */
export function isSpecimen(
  { legalName, gstin }: Pick<Invoicing, 'legalName' | 'gstin'>,
  account = '',
): boolean {
  const { bank } = SPECIMEN_INVOICING;
  return (
    legalName.en === LEGAL_NAME || gstin === SPECIMEN_INVOICING.gstin || account === bank.account
  );
}
