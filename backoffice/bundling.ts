// Vite configuration of the back office, for builds and development.
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';

const ROOT = import.meta.dirname;

function shared(): InlineConfig {
  return {
    root: ROOT,
    configFile: false,
    publicDir: false,
    base: '/admin/',
    logLevel: 'warn',
    plugins: [react()],
    // The server puts a new nonce for styles in its place with every answer.
    html: { cspNonce: '__NONCE__' },
  };
}

export function appBuild(): InlineConfig {
  return {
    ...shared(),
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2_000,
      // Every browser that is supported preloads modules by itself.
      modulePreload: { polyfill: false },
    },
  };
}

export function devServer(): InlineConfig {
  return {
    ...shared(),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: 24_679 } },
    cacheDir: 'node_modules/.vite',
  };
}
