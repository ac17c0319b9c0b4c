// English words of the home page.
export const home = {
  'home.title': 'Industrial tools and MRO parts',
  'home.lead': '{n} parts, each with a drawing made from its own dimensions. Type a part number, or pick a family.',
  'home.categories': 'Categories',
  'home.industries': 'Industries',
  'home.featured': 'Featured products',
  'home.featuredIn': 'For {industry}',
  'home.seeAll': 'See all',
  'home.more': '{n} more',
  'home.description':
    'Bearings, fasteners, seals, drives, piping and tools with true dimensions, drawings, stock and delivery dates; featured parts, industries and case studies.',
  'home.keywords': 'industrial tools, MRO spare parts, surplus lots, bearings, fasteners, seals, valves',
  'home.caseStudies': 'Case studies',
  'home.allPosts': 'All case studies',
  'home.clients': 'Who buys here',
  'home.facts': 'What you can count on',
} as const satisfies Record<string, string>;
