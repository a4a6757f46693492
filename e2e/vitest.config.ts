import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { PATIENCE_MS } from './src/patience.ts'

// One file after the other: each starts a shop of its own, and two cores serve one browser at a time. Two files side by
// side were tried and took as long: a shop and its browser keep both cores busy.
export default defineConfig({
  test: {
    name: 'stories',
    // Commands that shops are asked with are read compiled.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/compiled') },
    root: import.meta.dirname,
    include: ['stories/**/*.spec.ts'],
    globalSetup: ['src/global-shops.ts'],
    setupFiles: ['src/tell-open-pages.ts'],
    fileParallelism: false,
    // They share nothing but modules and browsers of their own.
    isolate: false,
    maxConcurrency: 2,
    testTimeout: 300_000,
    // As patient as every other wait: a second is nothing on a machine that also builds.
    expect: { poll: { timeout: PATIENCE_MS } },
    hookTimeout: 300_000,
  },
})
