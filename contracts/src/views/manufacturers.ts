// Manufacturer views: the list of all that have published products, and the page of one.
import type { Named } from './catalog.ts';

export type ManufacturerSummary = Named & {
  /** File name for /productimages/; '' where there is none. */
  logo: string;
  /** Published products. */
  productCount: number;
};

/** A category with products of this manufacturer in or below it. */
export type ManufacturerCategory = {
  name: string;
  lineage: string;
  image: string;
  productCount: number;
  /** The categories right below, the largest first. */
  children: { name: string; lineage: string; productCount: number }[];
};

export type ManufacturerDetail = ManufacturerSummary & {
  /** ISO 3166-1 alpha-2; '' where nobody has said it, as are the texts and the website. */
  country: string;
  description: string;
  logoAlt: string;
  /** http or https. */
  website: string;
  /** The families, the largest first. */
  categories: ManufacturerCategory[];
};
