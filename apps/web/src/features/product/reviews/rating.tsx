import { useStore, useT } from '#web/ui/shop-context.tsx'
import { Stars } from '#web/ui/stars/stars.tsx'
import styles from './rating.module.css'

export function Rating({ average, count, href }: { average: number; count: number; href: string }) {
  const t = useT()
  const { locale } = useStore()
  const shown = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(average)
  return (
    <a className={styles.rating} href={href}>
      <Stars value={average} />
      <span className="visually-hidden">{t('product.rated', { average: shown })}</span>
      <span aria-hidden="true">{shown}</span>
      <span className="text-link tone-second">{t('product.reviewCount', { count })}</span>
    </a>
  )
}
