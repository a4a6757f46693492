// What the shop's people write: pages, blocks, news and redirects, drafted, published and kept with their history.
// Reading them is the feature cms's.
import type { Log } from '#api/context.ts'
import type { Feature } from '#api/routing/feature.ts'
import { type ContentChanges, createContentChanges } from './content-changes.ts'
import { contentRoutes } from './routes.ts'

export type { ContentChanges } from './content-changes.ts'

type Deps = { connectionString?: string | undefined; log: Log }

export function createContent(deps: Deps): {
  feature: Feature
  changes: ContentChanges
  /** Has this process forget pages of these tags, as if it had heard of a change. */
  tell(tags: string): void
} {
  const { changes, tell, start, stop } = createContentChanges(deps)
  return { feature: { name: 'content', routes: contentRoutes, start, stop }, changes, tell }
}
