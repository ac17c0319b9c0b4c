// Journeys under @playwright/test: two workers, traces of what fails in test-results. `npm test -- --only e2e [part of a path]` runs them.
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  workers: 2,
  // A whole journey, or a walk of all pages, on two busy cores; no action in it waits longer than browser.ts allows.
  timeout: 300_000,
  reporter: './scripts/test/journey-reporter.ts',
  projects: [
    {
      name: 'journeys',
      testIgnore: 'alone/**',
      outputDir: 'test-results/journeys',
      // No film of the screen, which these processors would have to draw; the pages themselves are in the trace.
      use: { trace: { mode: 'retain-on-failure', screenshots: false } },
    },
    // What is measured shares the machine with nothing, and is not recorded.
    {
      name: 'measured',
      testMatch: 'alone/*.test.ts',
      outputDir: 'test-results/measured',
      workers: 1,
      timeout: 600_000,
    },
  ],
});
