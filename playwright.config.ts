// Journeys under @playwright/test: two workers, a trace of what fails twice in test-results (e2e/journey.ts). `npm test -- --only e2e [part of a path]` runs them.
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  workers: 2,
  // A whole journey, or a walk of all pages, on two busy cores; no action in it waits longer than browser.ts allows.
  timeout: 300_000,
  // Once more in a fresh shop and browser: one accident in 400 journeys is no verdict. The summary names what needed it.
  retries: 1,
  reporter: './scripts/test/journey-reporter.ts',
  projects: [
    {
      name: 'journeys',
      testIgnore: 'alone/**',
      outputDir: 'test-results/journeys',
    },
    // What is measured shares the machine with nothing.
    {
      name: 'measured',
      testMatch: 'alone/*.test.ts',
      outputDir: 'test-results/measured',
      workers: 1,
      timeout: 600_000,
    },
  ],
});
