// Account view. [§3 Account]

/** ISO 3166-1 code in capitals. Which ones a shop delivers to is a setting; those of the specification are its first value. [§9] */
export type Country = string;
/** Countries that a new shop delivers to. [§9] */
export const FIRST_COUNTRIES: readonly Country[] = ['IN', 'SA', 'US'];
/** For an empty address of a new shop. [§9] */
export const FIRST_COUNTRY: Country = 'SA';

export const ADDRESS_TYPES = ['billing', 'delivery'] as const;
export type AddressType = (typeof ADDRESS_TYPES)[number];

export type Address = {
  address: string;
  city: string;
  country: Country;
  postalCode: string;
  /** E.164 */
  phoneNumber: string;
};

export type Account = {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  /** E.164 */
  mobile: string;
  /** GSTIN, VAT number or tax number of another country; empty = none was given. */
  taxId: string;
  /** The customer said that there is none. */
  hasNoTaxId: boolean;
  companyName: string;
  billing: Address | null;
  delivery: Address | null;
};

/** Kinds of certificates: the VAT (GST) registration and the commercial registration. */
export const CERTIFICATE_TYPES = ['vatdocument', 'crdocument'] as const;
export type CertificateType = (typeof CERTIFICATE_TYPES)[number];

/** sent: waits for review by staff. */
export const CERTIFICATE_STATES = ['sent', 'accepted', 'refused'] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

export type Certificate = {
  type: CertificateType;
  contentType: string;
  /** Bytes. */
  size: number;
  /** ISO moment */
  sentAt: string;
  state: CertificateState;
  /** Why it was rejected; otherwise empty. */
  reason: string;
};
