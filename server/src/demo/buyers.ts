// Demo customers: three buyers with public passwords, printed at start. [decisions §5]

/** They exist only beside the demo catalogue and are printed at start. */
export const DEMO_BUYERS = [
  {
    email: 'meena@chennai-workshop.example',
    password: 'turning-brass-42',
    firstName: 'Meena',
    lastName: 'Iyer',
    mobile: '+914428271234',
    companyName: 'Chennai Maintenance Works',
    taxId: '33AABCC1234D1ZI',
    locale: 'en',
    address: {
      address: '12 Mount Road',
      city: 'Chennai',
      country: 'IN',
      postal_code: '600002',
      phone_number: '+914428271234',
    },
  },
  {
    email: 'khalid@riyadh-workshop.example',
    password: 'milling-steel-42',
    firstName: 'خالد',
    lastName: 'العتيبي',
    mobile: '+966112345678',
    companyName: 'ورشة الرياض للصيانة',
    taxId: '310122393500003',
    locale: 'ar',
    address: {
      address: 'شارع العليا 45',
      city: 'الرياض',
      country: 'SA',
      postal_code: '12211',
      phone_number: '+966112345678',
    },
  },
  {
    email: 'anjali@pune-presses.example',
    password: 'pressing-bronze-42',
    firstName: 'Anjali',
    lastName: 'Deshmukh',
    mobile: '+912027471234',
    companyName: 'Pune Press Tools',
    taxId: '27AAECD7314M1ZF',
    locale: 'en',
    address: {
      address: '8 Bhosari Industrial Area',
      city: 'Pune',
      country: 'IN',
      postal_code: '411026',
      phone_number: '+912027471234',
    },
  },
] as const;
