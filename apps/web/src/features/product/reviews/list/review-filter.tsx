import { compareSizes } from '#web/lib/catalog/compare-sizes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './review-filter.module.css'
import type { ReviewsInSight } from './use-reviews.ts'

type ReviewFilterProps = { sizes: readonly string[]; list: ReviewsInSight }

/** Sizes people bought, and what is narrowed by now. The stars are narrowed by the bars beside. */
export function ReviewFilter({ sizes, list }: ReviewFilterProps) {
  const t = useT()
  const { filter, shown, chooseSize, clear, isNarrowed } = list
  if (sizes.length < 2 && !isNarrowed) return null
  return (
    <div className={styles.filter}>
      {sizes.length > 1 && (
        <fieldset className={styles.sizes}>
          <legend className="type-caption tone-second">{t('review.bySize')}</legend>
          {sizes.toSorted(compareSizes).map((size) => (
            <button
              key={size}
              type="button"
              className={styles.size}
              aria-pressed={filter.size === size}
              onClick={() => chooseSize(filter.size === size ? undefined : size)}
            >
              {size}
            </button>
          ))}
        </fieldset>
      )}
      <p className={styles.state} role="status">
        {isNarrowed && (
          <>
            {filter.rating !== undefined && <span>{t('review.starsOnly', { star: filter.rating })}</span>}
            <span>{t('product.reviewCount', { count: shown.total })}</span>
          </>
        )}
      </p>
      {isNarrowed && (
        <button type="button" className={styles.clear} onClick={clear}>
          <Icon name="close" size="tiny" /> {t('review.clear')}
        </button>
      )}
    </div>
  )
}
