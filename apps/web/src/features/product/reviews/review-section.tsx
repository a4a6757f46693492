import type { Product } from '@vitrine/domain/catalog/product'
import { useState } from 'react'
import { SIZE } from '#web/lib/catalog/variant/size.ts'
import { valuesOf } from '#web/lib/catalog/variant/values-of.ts'
import { lazyPanel } from '#web/lib/panel/lazy-panel.tsx'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { Reviews } from '../product-data.ts'
import { ReviewFilter } from './list/review-filter.tsx'
import { ReviewList } from './list/review-list.tsx'
import { ReviewSummary } from './list/review-summary.tsx'
import { useReviews } from './list/use-reviews.ts'
import { PhotoStrip } from './photos/photo-strip.tsx'
import styles from './review-section.module.css'

/** The form's code comes with the first wish to write; a half-written review stays while the page does. */
const ReviewForm = lazyPanel(async () => (await import('./form/review-form.tsx')).ReviewForm)

type ReviewSectionProps = { product: Product; reviews: Reviews }

/** Of a piece nobody has written about nothing is said: only the way to be the first stays. */
export function ReviewSection({ product, reviews }: ReviewSectionProps) {
  const t = useT()
  const list = useReviews(product.id, reviews)
  const [isWriting, setWriting] = useState(false)
  const write = (
    <Button look="line" className={styles.write} onClick={() => setWriting(true)}>
      {t('review.write')}
    </Button>
  )
  const isWritten = reviews.total > 0
  return (
    <section
      className={isWritten ? 'wrap section-block' : `wrap ${styles.none}`}
      id="reviews"
      aria-label={t('product.reviews')}
    >
      {isWritten ? (
        <>
          <h2 className={`type-section ${styles.title}`}>{t('product.reviews')}</h2>
          <PhotoStrip reviews={reviews.items} />
          <div className={styles.columns}>
            <ReviewSummary reviews={reviews} rating={list.filter.rating} onRating={list.chooseRating}>
              {write}
            </ReviewSummary>
            <div>
              <ReviewFilter sizes={reviews.sizes} list={list} />
              <ReviewList list={list} />
            </div>
          </div>
        </>
      ) : (
        write
      )}
      <ReviewForm
        product={product}
        sizes={sizesOf(product)}
        isOpen={isWriting}
        onOpen={() => setWriting(true)}
        onClose={() => setWriting(false)}
      />
    </section>
  )
}

function sizesOf({ configurable_options: axes }: Product): string[] {
  const axis = axes.find(({ attribute_code }) => attribute_code === SIZE)
  return axis ? valuesOf(axis).map(({ label }) => label) : []
}
