// Vite configuration of the web bundle: css, entry script, islands.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import type { InlineConfig, Plugin } from 'vite';
import { coreFonts } from './core-fonts.ts';

export const WEB_ROOT = import.meta.dirname;
export const CLIENT_OUT = join(WEB_ROOT, 'dist/client');
export const SERVER_OUT = join(WEB_ROOT, 'dist/server');

/** What the pages must know of the browser build. */
export type Assets = {
  /** Stylesheet addresses. */
  css: string[];
  /** The plain script that runs before the page is drawn; `null`: it is among the modules. */
  early: string | null;
  /** Module scripts, in order. */
  scripts: string[];
  /** The icon sprite. */
  icons: string;
  favicon: string;
  /** Font file name without its hash -> address. */
  fonts: Record<string, string>;
};

export const DEV_ASSETS: Assets = {
  css: ['/app/styles/main.css'],
  early: null,
  scripts: ['/@vite/client', '/app/entry-early.ts', '/app/entry-client.ts'],
  icons: '/app/ui/icons.svg',
  favicon: '/app/ui/favicon.svg',
  fonts: {},
};

const EARLY = 'app/entry-early.ts';
const ENTRY = 'app/entry-client.ts';
const STYLES = 'app/styles/main.css';
/** Drawings that every page refers to by address. */
const DRAWINGS = ['icons', 'favicon'] as const;

function shared(): InlineConfig {
  return {
    root: WEB_ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // Data addresses would need an exception in the content security policy.
    build: { assetsInlineLimit: 0, emptyOutDir: true, reportCompressedSize: false },
  };
}

export function browserBuild(): InlineConfig {
  const { build, ...rest } = shared();
  return {
    ...rest,
    plugins: [coreFonts(), tailwind(), plainScript()],
    build: {
      ...build,
      outDir: CLIENT_OUT,
      manifest: true,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input: [join(WEB_ROOT, EARLY), join(WEB_ROOT, ENTRY), join(WEB_ROOT, STYLES)],
        treeshake: {
          moduleSideEffects: (id) => !/\/(contracts|messages)\//.test(id) && !id.includes('/zod/'),
        },
      },
    },
  };
}

export function serverBuild(assets: Assets): InlineConfig {
  const { build, ...rest } = shared();
  return {
    ...rest,
    plugins: [assetsModule(() => assets)],
    // React's development build is several times slower.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ...build,
      outDir: SERVER_OUT,
      ssr: join(WEB_ROOT, 'app/entry-server.tsx'),
      target: 'node24',
      minify: false,
    },
  };
}

/** Pages are rendered from the sources, styles and islands change in place. */
export function devServer(http: import('node:http').Server): InlineConfig {
  return {
    ...shared(),
    appType: 'custom',
    plugins: [coreFonts(), tailwind(), assetsModule(() => DEV_ASSETS), reloadOnPageChange()],
    server: {
      middlewareMode: true,
      hmr: { server: http },
      watch: { ignored: ['**/dist/**', '**/var/**'] },
    },
  };
}

/** The icon sprite and the favicon: names with their content's hash, and texts. */
export function drawings(): { key: (typeof DRAWINGS)[number]; name: string; text: string }[] {
  return DRAWINGS.map((key) => {
    const text = readFileSync(join(WEB_ROOT, `app/ui/${key}.svg`), 'utf8');
    return {
      key,
      name: `${key}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.svg`,
      text,
    };
  });
}

type ManifestEntry = { file: string; css?: string[]; assets?: string[]; imports?: string[] };

export function readAssets(): Assets {
  const manifest = JSON.parse(
    readFileSync(join(CLIENT_OUT, '.vite/manifest.json'), 'utf8'),
  ) as Record<string, ManifestEntry>;
  const styles = manifest[STYLES];
  const early = manifest[EARLY];
  const entry = manifest[ENTRY];
  if (styles === undefined || early === undefined || entry === undefined)
    throw new Error('the browser build has no entry or no styles');
  // A plain script has no imports, and waits for none.
  if (early.imports !== undefined)
    throw new Error(`${EARLY} shares a module with another script: ${early.imports.join(', ')}`);
  const fonts = Object.values(manifest)
    .flatMap((item) => [item.file, ...(item.assets ?? [])])
    .filter((file) => file.endsWith('.woff2'));
  return {
    css: [`/${styles.file}`],
    early: `/${early.file}`,
    scripts: [`/${entry.file}`],
    ...(Object.fromEntries(drawings().map(({ key, name }) => [key, `/assets/${name}`])) as Pick<
      Assets,
      'icons' | 'favicon'
    >),
    fonts: Object.fromEntries(
      fonts.map((file) => [
        file.replace(/^assets\//, '').replace(/-[\w-]{8}\.woff2$/, ''),
        `/${file}`,
      ]),
    ),
  };
}

/** What a module declares is its own; in a plain script it would be every script's. */
function plainScript(): Plugin {
  return {
    name: 'millwright-plain-script',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(EARLY))
          chunk.code = `(()=>{${chunk.code}})();`;
    },
  };
}

/** `import assets from 'virtual:assets'` in the pages. */
function assetsModule(read: () => Assets): Plugin {
  return {
    name: 'millwright-assets',
    resolveId: (id) => (id === 'virtual:assets' ? '\0virtual:assets' : undefined),
    load: (id) =>
      id === '\0virtual:assets' ? `export default ${JSON.stringify(read())}` : undefined,
  };
}

/** A page is not hydrated, so a change of it is a reload. */
function reloadOnPageChange(): Plugin {
  return {
    name: 'millwright-reload',
    handleHotUpdate({ file, server }) {
      if (/\/app\/.*\.tsx$/.test(file) || /\/(app\/(lib|shell)|messages)\//.test(file))
        server.ws.send({ type: 'full-reload' });
    },
  };
}
