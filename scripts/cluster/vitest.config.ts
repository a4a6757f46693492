import { defineConfig } from 'vitest/config'

/** A large machine's index is slow on a small one: these only end what hangs. */
const PATIENT_MS = 180_000

export default defineConfig({
  test: {
    provide: { searchUrl: process.env.SEARCH_URL ?? '' },
    globalSetup: ['apps/api/src/testing/global-database.ts'],
    include: ['{packages,apps}/**/*.scale.ts'],
    testTimeout: PATIENT_MS,
    hookTimeout: PATIENT_MS,
    expect: { poll: { timeout: 60_000 } },
  },
})
