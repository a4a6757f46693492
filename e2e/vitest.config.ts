import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { isWhole } from './src/in-turn.ts'
import { PATIENCE_MS } from './src/patience.ts'

// Two files side by side: most share two shops that stand already, and a browser waits as often as it works.
export default defineConfig({
  test: {
    name: 'stories',
    // Commands that shops are asked with are read compiled.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/compiled') },
    root: import.meta.dirname,
    include: ['stories/**/*.spec.ts'],
    // The longest of them, whose steps all have stories of their own, is told by `npm run stories`.
    exclude: isWhole ? configDefaults.exclude : [...configDefaults.exclude, 'stories/owners-day.spec.ts'],
    globalSetup: ['src/global-shops.ts'],
    setupFiles: ['src/tell-open-pages.ts'],
    maxWorkers: 2,
    // They share nothing but modules and browsers of their own.
    isolate: false,
    maxConcurrency: 2,
    testTimeout: 300_000,
    // As patient as every other wait: a second is nothing on a machine that also builds.
    expect: { poll: { timeout: PATIENCE_MS } },
    hookTimeout: 300_000,
  },
})
