import { getReviewPhoto, type ModeratedReview } from '@vitrine/contract/review/moderation'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { Picture } from '#web/ui/picture.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './reviews.module.css'

type Photo = ModeratedReview['photos'][number]
type ReviewPhotosProps = {
  photos: readonly Photo[]
  hidden: readonly string[]
  onChange(hidden: string[]): void
}

/** Each can be left out of a review that is good without it. */
export function ReviewPhotos({ photos, hidden, onChange }: ReviewPhotosProps) {
  const t = useT()
  if (photos.length === 0) return null
  const toggle = (path: string) =>
    onChange(hidden.includes(path) ? hidden.filter((one) => one !== path) : [...hidden, path])
  return (
    <div className={styles.photos}>
      {photos.map((photo, index) => {
        const number = index + 1
        const isOut = hidden.includes(photo.path)
        return (
          <figure key={photo.path} data-out={isOut || undefined}>
            {photo.is_own ? (
              <OwnPhoto path={photo.path} alt={t('review.photoNumber', { number })} />
            ) : (
              <Picture path={photo.path} size="card" alt={t('review.photoNumber', { number })} />
            )}
            <figcaption>
              {t('review.photoNumber', { number })}
              <button type="button" className="text-link" onClick={() => toggle(photo.path)}>
                {t(isOut ? 'staff.reviewTakeIn' : 'staff.reviewLeaveOut')}
                <span className="visually-hidden">
                  {t('shell.comma')}
                  {t('review.photoNumber', { number })}
                </span>
              </button>
            </figcaption>
          </figure>
        )
      })}
    </div>
  )
}

/** Until it is approved it comes by a call, with who asks, and not by an address. */
function OwnPhoto({ path, alt }: { path: string; alt: string }) {
  const client = useClient()
  const { latest } = useAnswer(`review photo ${path}`, () => client.call(getReviewPhoto, { query: { path } }))
  return (
    <span className={styles.own}>
      {latest && <img src={`data:${latest.media_type};base64,${latest.picture}`} alt={alt} />}
    </span>
  )
}
