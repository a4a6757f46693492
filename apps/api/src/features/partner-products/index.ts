// What partners promote: pieces that were sent to them, sets of two, posts, and their own photos of all that.
import { join } from 'node:path'
import { folderPhotos } from '#api/adapters/photos/folder-photos.ts'
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
  /** Photos are kept below it, in `partner-photos`. */
  dataDir: string
  publicUrl: string
  pictures: PictureDesk
}

export function createPartnerProducts({ catalog, dataDir, publicUrl, pictures }: PartnerProductsDeps): {
  feature: Feature
  entities: EntitySource[]
} {
  const store = folderPhotos(join(dataDir, 'partner-photos'))
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
