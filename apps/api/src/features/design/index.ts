// The shop's look: sliders, navigation, bonus line, ways to pay; edited as one draft, published, scheduled, brought back.
// What a store shows of it at a moment is the domain's to say, and the feature cms reads it.
import type { OpenPhotos } from '#api/adapters/photos/photo-store.ts'
import { sweepPhotos } from '#api/adapters/photos/sweep-photos.ts'
import { keptPictureSource } from '#api/adapters/pictures/kept-picture-source.ts'
import type { PictureSource } from '#api/adapters/pictures/picture-source.ts'
import type { Feature } from '#api/routing/feature.ts'
import { selectUnknownPictures } from './edit/version-queries.ts'
import { createClockFollower } from './follow-clock.ts'
import { designRoutes } from './routes.ts'

type Deps = {
  photos: OpenPhotos
  /** Has this process forget pages of these tags. */
  tell(tags: string): void
}

/** What begins at a moment is seen so much later. */
const CLOCK_TICK_MS = 5_000

export function createDesign({ photos, tell }: Deps): { feature: Feature; pictures: PictureSource } {
  const store = photos('design-pictures')
  const feature: Feature = {
    name: 'design',
    routes: designRoutes(store),
    jobs: [
      { name: 'design.follow-clock', may: 'content:read', run: createClockFollower(tell) },
      {
        name: 'design.sweep-pictures',
        may: 'data:retire',
        run: async ({ db, now }) => ({
          removed: await sweepPhotos({
            ...{ store, now: now() },
            selectUnknown: (names) => selectUnknownPictures(db, names),
          }),
        }),
      },
    ],
    schedules: [
      { job: 'design.follow-clock', everyMs: CLOCK_TICK_MS, in: 'every process' },
      { job: 'design.sweep-pictures', cron: '37 * * * *' },
    ],
  }
  return { feature, pictures: keptPictureSource(store, 'd') }
}
