import { useId } from 'react'
import { LateIcon } from '#web/ui/lazy/late-icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './review-form.module.css'

const STARS = [1, 2, 3, 4, 5] as const

type StarFieldProps = { value: number; error?: string; onChange(value: number): void }

/** Five radio buttons that look like stars. */
export function StarField({ value, error, onChange }: StarFieldProps) {
  const t = useT()
  const name = useId()
  return (
    <fieldset className={styles.part} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={styles.label}>{t('review.yourRating')}</legend>
      <div className={styles.stars}>
        {STARS.map((star) => (
          <label key={star} className={star <= value ? styles.starOn : styles.star}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={star === value}
              data-field={star === 1 ? 'rating' : undefined}
              onChange={() => onChange(star)}
            />
            <span className="visually-hidden">{t('product.rated', { average: star })}</span>
            <LateIcon name="star" />
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
