import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const setupFiles = ['scripts/property-seed.ts']
const ignored = ['**/node_modules/**', '**/build/**', '**/dist/**', 'data/**']

// Three kinds of test, told apart by their suffix: nothing needed, PostgreSQL, a DOM.
// A project's global setup runs only when one of its files is in the run.
export default defineConfig({
  test: {
    passWithNoTests: true,
    // Programs that are started only to be killed are read compiled: half of their time was reading.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compiled') },
    // Many wait for a database or a process of their own; one at a time would leave a core idle.
    maxWorkers: 2,
    // None is judged by its time; these only end what hangs.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,demo,apps,scripts,e2e,bench}/**/*.test.ts'],
          exclude: [...ignored, '**/*.db.test.ts'],
          // They share nothing but modules, and reading those once a worker saves a third of their time.
          isolate: false,
          setupFiles,
        },
      },
      {
        test: {
          name: 'db',
          include: ['{packages,apps}/**/*.db.test.ts'],
          exclude: ignored,
          // Each has a database of its own and shares nothing but modules, as above.
          isolate: false,
          setupFiles,
          globalSetup: ['apps/api/src/testing/global-database.ts'],
        },
      },
      {
        test: {
          name: 'dom',
          include: ['{packages,apps}/**/*.dom.test.tsx'],
          exclude: ignored,
          // Each has a page of its own in a context of its own: cheaper by a third than a thread for each.
          pool: 'vmThreads',
          environment: 'jsdom',
          setupFiles: ['scripts/patient-waits.ts'],
        },
      },
    ],
  },
})
