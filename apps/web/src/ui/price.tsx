import styles from './price.module.css'
import { usePrice, useT } from './shop-context.tsx'

type PriceProps = { now: number; old?: number | null; max?: number | null }

/** A reduced price stands in its own colour with the old one struck through; a range starts with "from". */
export function Price({ now, old = null, max = null }: PriceProps) {
  const price = usePrice()
  const t = useT()
  const isReduced = old !== null && old > now
  const shown = max !== null && max > now ? t('list.priceFrom', { price: price(now) }) : price(now)
  return (
    <p className={styles.price}>
      <span className={isReduced ? styles.now : undefined}>{shown}</span>
      {isReduced && (
        <del>
          <span className="visually-hidden">{t('list.priceWas')} </span>
          {price(old)}
        </del>
      )}
    </p>
  )
}
