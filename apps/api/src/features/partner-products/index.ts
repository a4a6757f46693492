// What partners promote: pieces that were sent to them, sets of two, posts, and their own photos of all that.
import type { OpenPhotos } from '#api/adapters/photos/photo-store.ts'
import { sweepPhotos } from '#api/adapters/photos/sweep-photos.ts'
import type { EntitySource } from '#api/entity-source.ts'
import type { Catalog } from '#api/features/catalog/index.ts'
import type { PictureDesk } from '#api/features/media/index.ts'
import type { Feature } from '#api/routing/feature.ts'
import { partnerEntities } from './entities.ts'
import { selectUnknownPhotos } from './photos/unknown-photos.ts'
import { partnerProductRoutes } from './routes.ts'

type PartnerProductsDeps = {
  catalog: Catalog
  photos: OpenPhotos
  publicUrl: string
  pictures: PictureDesk
}

export function createPartnerProducts({ catalog, photos, publicUrl, pictures }: PartnerProductsDeps): {
  feature: Feature
  entities: EntitySource[]
} {
  const store = photos('partner-photos')
  const drawing = { ...pictures, publicUrl }
  const feature: Feature = {
    name: 'partner products',
    routes: partnerProductRoutes({ catalog, store, drawing }),
    jobs: [
      {
        name: 'partners.sweep-photos',
        may: 'data:retire',
        run: async ({ db, now }) => ({
          removed: await sweepPhotos({
            ...{ store, now: now() },
            selectUnknown: (names) => selectUnknownPhotos(db, names),
          }),
        }),
      },
    ],
    schedules: [{ job: 'partners.sweep-photos', cron: '31 * * * *' }],
  }
  return { feature, entities: partnerEntities(catalog) }
}
