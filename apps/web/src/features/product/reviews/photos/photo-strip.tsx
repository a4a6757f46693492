import { useT } from '#web/ui/shop-context.tsx'
import type { Reviews } from '../../product-data.ts'
import { PhotoButtons } from './photo-buttons.tsx'

const MAX_PHOTOS_SHOWN = 24

/** What buyers photographed, before anything they wrote. */
export function PhotoStrip({ reviews }: { reviews: Reviews['items'] }) {
  const t = useT()
  const photos = reviews.flatMap(({ photos: paths, nickname, title }) =>
    paths.map((path) => ({ path, nickname, title })),
  )
  if (photos.length === 0) return null
  return <PhotoButtons photos={photos.slice(0, MAX_PHOTOS_SHOWN)} label={t('review.photos')} />
}
