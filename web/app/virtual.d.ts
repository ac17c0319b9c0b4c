// Where are the built files? Answered by the bundler (bundling.ts).
declare module 'virtual:assets' {
  const assets: import('../bundling.ts').Assets;
  export default assets;
}
