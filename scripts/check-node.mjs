// Which Node runs this? Plain JavaScript on purpose: an older Node cannot even read the TypeScript that would complain.
// package.json loads it first: node --import ./scripts/check-node.mjs scripts/start.ts
const [major] = process.versions.node.split('.').map(Number);

if (major < 24) {
  process.stderr.write(
    `millwright: Node 24 or newer is needed, this is ${process.versions.node}; ` +
      'npm ci brings one along on Linux and Windows (unless it was told to leave out optional packages), on a Mac install Node 24\n',
  );
  process.exit(1);
}
