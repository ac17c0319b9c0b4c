// Strangers in the texts of a European shop: currencies, tax words and places of India, and the invented companies of the demo.
import { demoCatalogue, demoClients } from '@millwright/demo';
import { DEMO_BUYERS } from '../server/src/demo/shop.ts';
import { SPECIMEN_COMPANY, SPECIMEN_INVOICING } from '../server/src/modules/company/index.ts';
import type { Said } from './all-texts.ts';

const OF_INDIA =
  /₹|\b(?:INR|rupees?|india|indian|chennai|ambattur|tamil nadu|GSTIN|[CSI]?GST|HSN|IFSC|PIN code|lakh|crore)\b|\+91\b|\bwa\.me\/91/gi;
/** Signs and codes of money that is not the shop's. */
const OTHER_MONEY = /[$£¥﷼]\s?\d|\d\s?(?:\$|£)|\b(?:USD|SAR|GBP|dollars?|riyals?)\b/g;

function namesOfTheDemo(): string[] {
  return [
    ...demoCatalogue().manufacturers.map(({ name }) => name),
    ...demoClients.map(({ name }) => name),
    ...DEMO_BUYERS.flatMap(({ companyName, email }) => [companyName, email]),
    ...SPECIMEN_COMPANY.offices.map(({ address }) => address.en),
    SPECIMEN_INVOICING.legalName.en,
    SPECIMEN_INVOICING.bank.bank,
    'millwright.example',
    'Millwright',
  ];
}

/** Each with where it stands and what is around it. */
export function strangersIn(texts: readonly Said[]): string[] {
  const names = namesOfTheDemo().map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const patterns = [OF_INDIA, OTHER_MONEY, new RegExp(names.join('|'), 'gi')];
  return texts.flatMap(({ where, text }) =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ index }) => {
        const around = text.slice(Math.max(0, index - 40), index + 60);
        return `${where}: … ${around.replace(/\s+/g, ' ')} …`;
      }),
    ),
  );
}
