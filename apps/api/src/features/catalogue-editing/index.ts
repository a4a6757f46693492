// What the shop's people write of the catalogue: products of every type, their prices, taxes and pieces, the
// tree of categories, attributes; live at once, by the same statements as a feed. Reading them is the feature catalog's.
import type { OpenPhotos } from '#api/adapters/photos/photo-store.ts'
import { sweepPhotos } from '#api/adapters/photos/sweep-photos.ts'
import { keptPictureSource } from '#api/adapters/pictures/kept-picture-source.ts'
import type { PictureSource } from '#api/adapters/pictures/picture-source.ts'
import type { Feature } from '#api/routing/feature.ts'
import { attributeRoutes } from './attributes/attribute-routes.ts'
import { categoryRoutes } from './categories/category-routes.ts'
import { selectUnsold } from './downloads/brought-files.ts'
import { countedProducts } from './list/counted-products.ts'
import { BROUGHT_FOLDER, selectUnshown } from './pictures/brought-pictures.ts'
import { productRoutes } from './routes.ts'
import { taxRoutes } from './taxes/tax-routes.ts'

export function createCatalogueEditing(photos: OpenPhotos): { feature: Feature; pictures: PictureSource } {
  const pictures = photos('category-pictures')
  const files = photos('download-files')
  const stores = { pictures, files }
  const feature: Feature = {
    name: 'catalogue-editing',
    routes: [...productRoutes(stores), ...categoryRoutes(stores), ...attributeRoutes, ...taxRoutes],
    lists: { '/admin/catalogue': countedProducts },
    jobs: [
      {
        name: 'catalogue-editing.sweep-pictures',
        may: 'data:retire',
        run: async ({ db, now }) => ({
          removed: await sweepPhotos({
            ...{ store: pictures, now: now() },
            selectUnknown: (names) => selectUnshown(db, names),
          }),
        }),
      },
      {
        name: 'catalogue-editing.sweep-files',
        may: 'data:retire',
        run: async ({ db, now }) => ({
          removed: await sweepPhotos({
            ...{ store: files, now: now() },
            selectUnknown: (names) => selectUnsold(db, names),
          }),
        }),
      },
    ],
    schedules: [
      { job: 'catalogue-editing.sweep-pictures', cron: '47 * * * *' },
      { job: 'catalogue-editing.sweep-files', cron: '52 * * * *' },
    ],
  }
  return { feature, pictures: keptPictureSource(pictures, BROUGHT_FOLDER) }
}
