import { ButtonLink } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './cart-empty.module.css'

export function CartEmpty({ onFollow }: { onFollow?: () => void }) {
  const t = useT()
  return (
    <div className={styles.empty}>
      <p className="type-section">{t('cart.empty')}</p>
      <p className="tone-second">{t('cart.emptyHint')}</p>
      <ButtonLink to="/" onClick={onFollow}>
        {t('cart.emptyAction')}
      </ButtonLink>
    </div>
  )
}
