import { defineConfig } from 'vitest/config'

// One file after the other: each starts a shop of its own, and two cores serve one browser at a time.
export default defineConfig({
  test: {
    name: 'stories',
    root: import.meta.dirname,
    include: ['stories/**/*.spec.ts'],
    globalSetup: ['src/global-demo.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
})
