// Content views: banners, features, clients, posts and static pages, in the reader's language. [§2.1, §2.3, §3 Blog post]

/** A piece of a long text. Never HTML. */
export type Block =
  | { kind: 'paragraph' | 'heading'; text: string }
  | { kind: 'list'; items: string[] };

/** A slide of the slideshow, or the banner. */
export type HomeBanner = {
  id: number;
  title: string;
  text: string;
  /** A path of this shop without its language prefix. */
  link: string;
  linkLabel: string;
  /** File name for /productimages/. */
  image: string;
};
export type Feature = { title: string; text: string };
export type Client = { name: string; image: string };

export type PostSummary = {
  id: number;
  title: string;
  summary: string;
  /** For people: `Bearings, maintenance`. */
  categories: string;
  image: string;
  /** ISO date. */
  publishedOn: string;
};
export type Post = PostSummary & {
  blocks: Block[];
  /** Lineage of the category whose parts belong to the post, or null. */
  partsOf: string | null;
  /** Search text that chooses among them; without it the most popular ones are shown. */
  partsText: string | null;
};
export type PostList = { posts: PostSummary[]; total: number };

export type StaticPage = {
  slug: string;
  title: string;
  description: string;
  keywords: string;
  /** ISO date. */
  updatedOn: string;
  blocks: Block[];
};

/** The shop's own words on the home page; the products between them come from the catalogue. */
export type HomeContent = {
  slides: HomeBanner[];
  banner: HomeBanner | null;
  features: Feature[];
  posts: PostSummary[];
  clients: Client[];
};
