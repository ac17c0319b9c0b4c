// Types of built files, provided by the bundler (bundling.ts).
declare module 'virtual:assets' {
  const assets: import('../bundling.ts').Assets;
  export default assets;
}
