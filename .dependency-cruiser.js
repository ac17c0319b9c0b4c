// Who may import whom? The floors and walls of ARCHITECTURE.md as rules; those between modules are made from server/src/modules/map.ts.
// `npm run check` runs them; scripts/checks/import-rules.test.ts plants a violation of each and expects it to be caught.
import { MODULES } from './server/src/modules/map.ts';

const MODULE = '^server/src/modules';
const PLATFORM = '^server/src/platform/';
const SEARCH = `${MODULE}/search/`;
/** Tests and what only they use: they set up their world through anything, but nothing that is shipped may use them. */
const TESTS = [
  '\\.test\\.tsx?$',
  '/(test|naive)-[^/]+\\.ts$',
  '^server/testing/',
  '^server/src/modules/[^/]+/testing/',
  '^e2e/',
  '^bench/',
  '^prove/',
];
const SHIPPED = {
  path: '^(messages|contracts|server/src|web|backoffice|demo/src|embedded-postgres/src)/',
  pathNot: TESTS,
};
/** Types are gone at run time; what is left are values. */
const VALUE = { dependencyTypesNot: ['type-only', 'type-import'] };
/** The only files of the server where modules meet. */
const TOP =
  '^server/src/((app|admin-host|main|services|jobs|request-context|restore|verify-backup)\\.ts$|(demo|web-host)/)';
const REACT_SERVER = 'node_modules/react-dom/.*server';
const CORE = { dependencyTypes: ['core'] };

/** Rules between modules, one a module, so that a finding says what that module may use. */
const mapRules = Object.entries(MODULES).map(([name, { mayUse, why }]) =>
  rule(
    `map-${name}`,
    `${name} may use ${mayUse.length === 0 ? 'no other module' : mayUse.join(', ')} (server/src/modules/map.ts). ${why}`,
    { path: `${MODULE}/${name}/`, pathNot: TESTS },
    { path: `${MODULE}/[^/]+/`, pathNot: `${MODULE}/(${[name, ...mayUse].join('|')})/` },
  ),
);

const floors = [
  rule(
    'messages-know-nobody',
    'Texts are what every side shows, so they depend on none: the ICU formatter only.',
    { path: '^messages/', pathNot: TESTS },
    { pathNot: ['^messages/', 'node_modules/intl-messageformat/'] },
  ),
  rule(
    'contracts-know-nobody',
    'What we promise is read by both sides, so it depends on neither: zod and the messages only.',
    { path: '^contracts/src/', pathNot: TESTS },
    { pathNot: ['^(contracts|messages)/', 'node_modules/zod/'] },
  ),
  rule(
    'platform-knows-no-business',
    'Machinery that knows a business word cannot be moved, tested or replaced without it.',
    { path: PLATFORM, pathNot: TESTS },
    // Packages that another version keeps from lying further up.
    { path: '^server/', pathNot: [PLATFORM, '^server/node_modules/'] },
  ),
  rule(
    'modules-do-not-look-up',
    'The top puts modules together; a module that reaches back closes a circle.',
    { path: `${MODULE}/`, pathNot: TESTS },
    { path: '^server/src/([^/]+\\.ts$|(demo|web-host)/)' },
  ),
  rule(
    'only-the-top-knows-modules',
    'Where modules meet is written in a handful of files; everything else would be a hidden second place.',
    { path: '^server/src/', pathNot: [`${MODULE}/`, TOP, ...TESTS] },
    { path: `${MODULE}/[^/]+/` },
  ),
  rule(
    'only-the-demo-shop-knows-the-demo',
    'A shop without the demo must not carry it: what brings it is loaded with the demo only.',
    {
      path: '^(messages|contracts|server|web)/',
      pathNot: ['^server/src/demo/(shop|history)\\.ts$', ...TESTS],
    },
    { path: '^demo/' },
  ),
  rule(
    'demo-is-data',
    'The demo catalogue is computed from contracts alone, so that it is the same everywhere and could be exported.',
    { path: '^demo/src/', pathNot: TESTS },
    { pathNot: ['^demo/', '^contracts/'], dependencyTypesNot: ['core'] },
  ),
  rule(
    'embedded-postgres-knows-nobody',
    'It makes and runs a PostgreSQL of its own for whatever program asks; the driver pg is all that it needs.',
    { path: '^embedded-postgres/src/', pathNot: TESTS },
    {
      pathNot: ['^embedded-postgres/src/', 'node_modules/(@types/)?pg/'],
      dependencyTypesNot: ['core'],
    },
  ),
  rule(
    'only-the-start-knows-embedded-postgres',
    'Beyond the commands that open a database, an address is an address, and a DATABASE_URL of the operator is as good.',
    {
      path: '^(messages|contracts|server/src|web|backoffice|demo)/',
      pathNot: [
        '^server/src/(main|backup|shop-database|verify-backup|platform/start-error)\\.ts$',
        ...TESTS,
      ],
    },
    { path: '^embedded-postgres/' },
  ),
  rule(
    'scripts-know-no-modules',
    'Scripts start, check and test the program; business done there would be done behind the use cases. The map is data.',
    { path: '^scripts/', pathNot: TESTS },
    { path: `${MODULE}/[^/]+/` },
  ),
];

const insideModules = [
  rule(
    'one-door-a-module',
    'What a module exports from index.ts is its promise to the others; anything else may change tomorrow.',
    { path: `${MODULE}/([^/]+)/`, pathNot: TESTS },
    { path: `${MODULE}/[^/]+/`, pathNot: [`${MODULE}/$1/`, `${MODULE}/[^/]+/index\\.ts$`] },
  ),
  rule(
    'one-door-from-above',
    'The top uses the same door as the other modules.',
    { path: ['^server/(src/[^/]+\\.ts$|src/(demo|web-host)/|testing/)', '^(bench|e2e|prove)/'] },
    { path: `${MODULE}/[^/]+/`, pathNot: `${MODULE}/[^/]+/index\\.ts$` },
  ),
  rule(
    'rules-are-pure',
    'A decision that asks nobody can be tested with a table: contracts, messages, other rules, another module’s door, the Problem class, calendar days, cleaning of text, pure packages.',
    { path: '^server/src/.*\\.rules\\.ts$' },
    {
      pathNot: [
        '^(contracts|messages)/',
        '\\.(rules|templates)\\.ts$',
        `${MODULE}/[^/]+/index\\.ts$`,
        `${PLATFORM}(problem|days|text)\\.ts$`,
        'node_modules/(libphonenumber-js|@orama/stemmers|@zxcvbn-ts/language-common|htmlparser2|stdnum|postcode-validator)/',
      ],
      ...VALUE,
    },
  ),
  rule(
    'queries-only-ask',
    'A query answers one question in SQL; what follows from the answer is decided by rules, above it. Types may be shared.',
    {
      path: '\\.queries\\.ts$',
      // They write encoded facets, and scopes with their rank buckets; both are computed by search's own rules.
      pathNot: `${MODULE}/search/index/(documents|frequent-queries)\\.queries\\.ts$`,
    },
    { path: '\\.(rules|service|routes|wire|jobs)\\.ts$', ...VALUE },
  ),
  rule(
    'nobody-walks-in-through-routes',
    'Routes are the outermost door of a module; only its index.ts hands them on, to be registered.',
    { path: '^server/', pathNot: [`${MODULE}/[^/]+/index\\.ts$`] },
    { path: '\\.routes\\.ts$' },
  ),
  rule(
    'doors-hold-no-sql',
    'A route checks nothing and decides nothing: it calls a use case, or a second door would need the same again.',
    { path: '\\.(routes|wire)\\.ts$' },
    { path: ['\\.queries\\.ts$', `${PLATFORM}db/`, 'node_modules/(kysely|pg)/'], ...VALUE },
  ),
  rule(
    'wire-stays-at-the-door',
    'The specification’s spellings live in *.wire.ts and meet our names in routes only.',
    {
      path: '^server/',
      pathNot: ['\\.(routes|wire)\\.ts$', `${MODULE}/[^/]+/index\\.ts$`, ...TESTS],
    },
    { path: '\\.wire\\.ts$' },
  ),
];

/** The pipeline of the search: analysis, lexicon, parse, plan, find, hydrate. */
const searchPipeline = [
  rule(
    'search-plans-without-sql',
    'Text is parsed and planned in memory, by rules that a table can test, so that every finder is asked the same.',
    { path: `${SEARCH}(analysis|parse|read|plan)/`, pathNot: TESTS },
    {
      path: [SEARCH, `${PLATFORM}(db|http)/`, 'node_modules/(kysely|pg|fastify)/'],
      pathNot: `${SEARCH}((analysis|parse|read|plan)/|lexicon/[a-z-]+\\.rules\\.ts$)`,
    },
  ),
  rule(
    'search-finders-stand-alone',
    'A finder takes a query plan and answers found products, for whichever door asks; two that knew each other could not be exchanged.',
    { path: `${SEARCH}find-in-([a-z]+)/`, pathNot: TESTS },
    {
      path: [
        `${SEARCH}find-in-`,
        `${PLATFORM}http/`,
        'node_modules/fastify/',
        '\\.(routes|wire)\\.ts$',
      ],
      pathNot: `${SEARCH}find-in-$1/`,
    },
  ),
  rule(
    'search-finders-are-chosen-at-the-top',
    'Only the files at the top of the module know which finders there are; index, lexicon and cards are the same for all of them.',
    { path: `${SEARCH}(lexicon|hydrate|index)/`, pathNot: TESTS },
    { path: `${SEARCH}find-in-` },
  ),
];

const webRules = [
  rule(
    'web-takes-only-types-from-the-server',
    'Use cases come in with the request; a value import would put the server into the pages’ bundle.',
    { path: '^web/' },
    { path: '^server/', ...VALUE },
  ),
  rule(
    'web-uses-the-server-door',
    'server/src/index.ts says which types pages may know.',
    { path: '^web/' },
    { path: '^server/', pathNot: '^server/src/index\\.ts$' },
  ),
  rule(
    'server-knows-no-page',
    'The built bundle is loaded by web-host; a value import would need a build before the server can start or be tested.',
    { path: '^server/' },
    { path: '^(web|backoffice)/', ...VALUE },
  ),
  rule(
    'backoffice-knows-contracts-alone',
    'The back office speaks with the server over its calls; what it imported from elsewhere would go into its bundle behind their back.',
    { path: '^backoffice/', pathNot: TESTS },
    { path: '^(server|web|demo|scripts)/' },
  ),
  rule(
    'browsers-get-only-browser-code',
    'What an island imports, every buyer downloads: no page, no shell, no rendering on the server, nothing of Node.',
    { path: '^web/app/(islands/|lib-browser/|entry-client\\.ts$)', pathNot: TESTS },
    {
      path: [
        '^web/app/(shell|storefront)/',
        '^web/app/(routes|entry-server)\\.tsx?$',
        REACT_SERVER,
      ],
      ...VALUE,
    },
  ),
  rule(
    'browsers-have-no-node',
    'Islands, and what they may share with pages, run where there is no Node.',
    { path: '^web/app/(islands|lib-browser|lib|ui)/|^web/app/entry-client\\.ts$', pathNot: TESTS },
    { ...CORE },
  ),
  rule(
    'web-floors',
    'lib and ui carry shell and pages, never the other way round; so whatever they import is fit for the browser too.',
    { path: '^web/app/(lib|ui)/', pathNot: TESTS },
    {
      path: [
        '^web/app/(shell|storefront|islands|lib-browser)/',
        '^web/app/(routes|entry-[a-z]+)\\.tsx?$',
        REACT_SERVER,
      ],
      ...VALUE,
    },
  ),
  rule(
    'shell-knows-no-page',
    'The shell stands around every page; one that knows pages loads them all.',
    { path: '^web/app/shell/', pathNot: TESTS },
    { path: ['^web/app/storefront/', '^web/app/(routes|entry-[a-z]+)\\.tsx?$'], ...VALUE },
  ),
  rule(
    'dev-pages-stay-in-development',
    'The production bundle is built from entry-server.tsx; what it imported from web/app/dev would be part of every shop.',
    { path: '^web/', pathNot: '^web/app/dev/' },
    { path: '^web/app/dev/' },
  ),
];

const everywhere = [
  rule(
    'a-stranger-knows-no-code',
    'It looks for contradictions as a buyer meets them; what it knew of the program it would take for granted.',
    { path: '^prove/stranger/' },
    { path: '^(server/src|web|backoffice|messages|contracts|demo)/' },
  ),
  rule(
    'no-circles',
    'In a circle nothing can be understood, or loaded, first. Types too: one that two files need stands in the lower of them, or in a file of its own.',
    {},
    { circular: true },
  ),
  rule(
    'the-store-is-loaded-when-it-is-wanted',
    'The SDK of the object store is megabytes; a shop that keeps its files in the database must not load it: import it where a store is opened.',
    SHIPPED,
    { path: 'node_modules/@aws-sdk/', dynamic: false, ...VALUE },
  ),
  rule(
    'shipped-code-knows-no-tests',
    'Test code is neither reviewed nor installed as if it were shipped.',
    SHIPPED,
    { path: TESTS },
  ),
  rule(
    'no-development-packages',
    'Installed without its development packages the program must still run.',
    SHIPPED,
    {
      dependencyTypes: ['npm-dev'],
      ...VALUE,
    },
  ),
  rule(
    'no-undeclared-packages',
    'A package that only happens to be installed is gone or another version after the next update: declare it in the workspace.',
    // Journeys, benchmarks and the rendering of the demo's videos use the server's packages at its versions. fastify-plugin and pino are Fastify's own, at its versions;
    // vite serves the sources in development and belongs to web.
    {
      pathNot: [
        '^(e2e|bench|prove|demo/videos)/',
        '^server/src/(web-host/index|admin-host)\\.ts$',
        '^server/src/platform/log\\.ts$',
        '^server/testing/app\\.ts$',
      ],
    },
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  rule(
    'everything-resolves',
    'An import that leads nowhere fails when it is reached, which may be late.',
    {},
    {
      couldNotResolve: true,
      // Vite's addresses of files are no modules.
      pathNot: ['^virtual:', '\\?url$'],
    },
  ),
];

/** @returns a forbidden import with the reason that is printed with each finding */
function rule(name, comment, from, to) {
  return { name, severity: 'error', comment, from, to };
}

export default {
  forbidden: [
    ...mapRules,
    ...floors,
    ...insideModules,
    ...searchPipeline,
    ...webRules,
    ...everywhere,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Anchored: many packages keep their code in a dist of their own.
    exclude: { path: ['^(web|backoffice)/dist/', '^var/'] },
    // Types count as imports too: a rule that only means values says so.
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
