import type { Product } from '@vitrine/domain/catalog/product'
import { type ComponentType, useState } from 'react'
import { tellPanelFailure } from '#web/lib/panel/tell-panel-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { Reviews } from '../product-data.ts'
import { valuesOf } from '../variant/axis-picker.tsx'
import { SIZE } from '../variant/size.ts'
import type { ReviewFormProps } from './form/review-form.tsx'
import { ReviewFilter } from './list/review-filter.tsx'
import { ReviewList } from './list/review-list.tsx'
import { ReviewSummary } from './list/review-summary.tsx'
import { useReviews } from './list/use-reviews.ts'
import { PhotoStrip } from './photos/photo-strip.tsx'
import styles from './review-section.module.css'

type ReviewSectionProps = { product: Product; reviews: Reviews }

export function ReviewSection({ product, reviews }: ReviewSectionProps) {
  const t = useT()
  const list = useReviews(product.id, reviews)
  const writing = useForm()
  const write = (
    <Button look="line" className={styles.write} onClick={writing.open}>
      {t('review.write')}
    </Button>
  )
  return (
    <section className="wrap section-block" id="reviews" aria-labelledby="reviews-title">
      <h2 className={`type-section ${styles.title}`} id="reviews-title">
        {t('product.reviews')}
      </h2>
      {reviews.total === 0 ? (
        <div className={styles.none}>
          <p className="tone-second">{t('review.none')}</p>
          {write}
        </div>
      ) : (
        <>
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
      )}
      {writing.Form && (
        <writing.Form
          product={product}
          sizes={sizesOf(product)}
          isOpen={writing.isOpen}
          onClose={writing.close}
        />
      )}
    </section>
  )
}

/** The form's code comes with the first wish to write; a half-written review stays while the page does. */
function useForm() {
  const t = useT()
  const [Form, setForm] = useState<ComponentType<ReviewFormProps>>()
  const [isOpen, setOpen] = useState(false)
  async function open() {
    try {
      const { ReviewForm } = await import('./form/review-form.tsx')
      setForm(() => ReviewForm)
      setOpen(true)
    } catch {
      tellPanelFailure(t)
    }
  }
  return { Form, isOpen, open, close: () => setOpen(false) }
}

function sizesOf({ configurable_options: axes }: Product): string[] {
  const axis = axes.find(({ attribute_code }) => attribute_code === SIZE)
  return axis ? valuesOf(axis).map(({ label }) => label) : []
}
