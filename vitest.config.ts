import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const setupFiles = ['scripts/property-seed.ts']
const ignored = ['**/node_modules/**', '**/build/**', '**/dist/**', 'data/**']
/** Those that need nothing are the rest. */
const needing = ['**/*.db.test.ts', '**/*.dom.test.ts']
/**
 * Node runs these files as they are, as it runs the server. Turning each into a module of Vite's first, once for every
 * project, took a fifth of the processor time of these tests.
 */
const asTheyAre = { viteModuleRunner: false }

/** They put another module in a module's place, which Node would keep there for the files that follow. */
const REPLACING = 'apps/shop/src/commands/**'

// Three kinds of test, told apart by their suffix: nothing needed, PostgreSQL, a DOM. Of the first two, those whose files
// only Vite can read are projects besides.
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
          exclude: [...ignored, ...needing, 'apps/web/**', REPLACING],
          // They share nothing but modules, and reading those once a worker saves a third of their time.
          isolate: false,
          experimental: asTheyAre,
          setupFiles,
        },
      },
      {
        test: {
          name: 'unit-by-vite',
          include: ['apps/web/**/*.test.ts', `${REPLACING}/*.test.ts`],
          exclude: [...ignored, ...needing],
          isolate: false,
          setupFiles,
        },
      },
      {
        test: {
          name: 'db',
          include: ['{packages,apps}/**/*.db.test.ts'],
          exclude: [...ignored, REPLACING],
          // Each has a database of its own and shares nothing but modules, as above.
          isolate: false,
          experimental: asTheyAre,
          setupFiles,
          globalSetup: ['apps/api/src/testing/global-database.ts'],
        },
      },
      {
        test: {
          name: 'db-by-vite',
          include: [`${REPLACING}/*.db.test.ts`],
          exclude: ignored,
          isolate: false,
          setupFiles,
          globalSetup: ['apps/api/src/testing/global-database.ts'],
        },
      },
      {
        test: {
          name: 'dom',
          include: ['{packages,apps}/**/*.dom.test.{ts,tsx}'],
          exclude: ignored,
          // Each has a page of its own in a context of its own: cheaper by a third than a thread for each.
          pool: 'vmThreads',
          environment: 'jsdom',
          setupFiles: ['scripts/patient-waits.ts', 'apps/web/src/engine/testing/frame-texts-in-english.ts'],
        },
      },
    ],
  },
})
