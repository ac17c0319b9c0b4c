// What the program and agents agree on.
export * from './parts.ts';
export * from './tools.ts';
export * from './ucp.ts';
