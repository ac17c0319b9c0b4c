// Browser faults: script errors, console errors, rejected or failed requests, requests to other hosts.
import assert from 'node:assert/strict';
import type { BrowserContext } from 'playwright-core';

export type Faults = {
  /** Answers that a journey asks for on purpose, such as 404. */
  expectStatus(...statuses: number[]): void;
  /** Complaints that a journey causes on purpose. */
  expect(pattern: RegExp): void;
  list(): string[];
  assertNone(): void;
};

export function watchForFaults(context: BrowserContext, shopUrl: string): Faults {
  const complaints: string[] = [];
  const caused: RegExp[] = [];
  const expected = new Set<number>();
  const origin = new URL(shopUrl).origin;

  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const text = message.text();
    // The recorder of traces puts a script into every frame; the sandbox of an email's preview blocks it, as it blocks all.
    if (text.startsWith("Blocked script execution in 'about:srcdoc'")) return;
    // Failed loads are judged below, by their status.
    if (text.startsWith('Failed to load resource: the server responded with a status')) return;
    complaints.push(`console ${message.type()}: ${text} (${message.location().url})`);
  });
  context.on('weberror', (error) =>
    complaints.push(`page error: ${error.error().stack ?? error.error().message}`),
  );
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.protocol !== 'blob:' && url.origin !== origin)
      complaints.push(`request to another host: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason';
    // A visitor who moves on, a prefetch that is no longer wanted.
    if (reason !== 'net::ERR_ABORTED')
      complaints.push(`request failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400 && !expected.has(response.status()))
      complaints.push(`answer ${response.status()}: ${response.url()}`);
  });

  const found = (): string[] =>
    complaints.filter((complaint) => !caused.some((pattern) => pattern.test(complaint)));

  return {
    expectStatus: (...statuses) => {
      for (const status of statuses) expected.add(status);
    },
    expect: (pattern) => void caused.push(pattern),
    list: found,
    assertNone: () => assert.deepEqual(found(), [], 'something went wrong unseen'),
  };
}
