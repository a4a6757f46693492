import { defineConfig } from 'vitest/config'
import { PATIENCE_MS } from './src/patience.ts'

// Two files side by side: a browser that waits for its shop, or a shop for its browser, leaves a core idle.
export default defineConfig({
  test: {
    name: 'stories',
    root: import.meta.dirname,
    include: ['stories/**/*.spec.ts'],
    globalSetup: ['src/global-shops.ts'],
    maxWorkers: 2,
    maxConcurrency: 2,
    testTimeout: 300_000,
    // As patient as every other wait: a second is nothing on a machine that also builds.
    expect: { poll: { timeout: PATIENCE_MS } },
    hookTimeout: 300_000,
  },
})
