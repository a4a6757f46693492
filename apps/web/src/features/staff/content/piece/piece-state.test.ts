import type { ContentPiece } from '@vitrine/contract/content/editing'
import { afterEach, expect, test, vi } from 'vitest'
import { startOf } from './piece-state.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const NOTHING = { draft: null, published: null } as ContentPiece

test.each([
  ['America/New_York', '2026-10-25T01:00:00Z', '2026-10-24'],
  ['Pacific/Apia', '2026-10-24T12:00:00Z', '2026-10-25'],
])('news begun in %s at %s is of the day of its writer, %s', (zone, moment, day) => {
  vi.stubEnv('TZ', zone)
  vi.useFakeTimers({ now: new Date(moment) })
  expect(startOf(NOTHING, { kind: 'news' }).news_on).toBe(day)
  expect(startOf(NOTHING, { kind: 'page' }).news_on).toBeNull()
})
