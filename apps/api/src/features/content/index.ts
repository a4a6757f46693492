// What the shop's people write: pages, blocks, news and redirects, drafted, published and kept with their history.
// Reading them is the feature cms's.
import type { Log } from '#api/context.ts'
import type { Feature } from '#api/routing/feature.ts'
import { type ContentChanges, createContentChanges } from './content-changes.ts'
import { createDayFollower } from './follow-days.ts'
import { contentRoutes } from './routes.ts'

export type { ContentChanges } from './content-changes.ts'

type Deps = { connectionString?: string | undefined; log: Log }

/** News of a day is seen so much later. */
const CLOCK_TICK_MS = 5_000

export function createContent(deps: Deps): {
  feature: Feature
  changes: ContentChanges
  /** Has this process forget pages of these tags, as if it had heard of a change. */
  tell(tags: string): void
} {
  const { changes, tell, start, stop } = createContentChanges(deps)
  const feature: Feature = {
    ...{ name: 'content', routes: contentRoutes, start, stop },
    jobs: [{ name: 'content.follow-days', may: 'content:read', run: createDayFollower(tell) }],
    schedules: [{ job: 'content.follow-days', everyMs: CLOCK_TICK_MS, in: 'every process' }],
  }
  return { feature, changes, tell }
}
