import type { OrderView } from '@vitrine/contract/order'
import { isStoreOfUnion } from '@vitrine/domain/store/european-union'
import { ButtonLink } from '#web/ui/button.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import type { OrderAccess } from '../use-order.ts'
import styles from './returns.module.css'
import { AnnouncedReturns } from './shown/announced-returns.tsx'

type OrderReturnsProps = { order: OrderView; access: OrderAccess }

/** On the page of an order: what comes back already, and the ways to withdraw or send back. */
export function OrderReturns({ order, access }: OrderReturnsProps) {
  const t = useT()
  const store = useStore()
  const { stage, canceled, progress, returns } = order
  const isOver = canceled || progress.returned
  const to = (path: string) => ({
    to: `${path}?order=${encodeURIComponent(access.id)}`,
    ...(access.key !== undefined && { state: { key: access.key } }),
  })
  const hasLeft = (stage ?? 0) >= 3
  if (isOver && returns.length === 0) return null
  return (
    <section className={styles.step} aria-label={t('shell.returns')}>
      {returns.length > 0 && <h2 className="type-section">{t('shell.returns')}</h2>}
      <AnnouncedReturns returns={returns} proof={access} />
      {!isOver && (
        <p className={styles.buttons}>
          {hasLeft && (
            <ButtonLink look="line" {...to('/return')}>
              {t('return.sendBack')}
            </ButtonLink>
          )}
          {isStoreOfUnion(store) && (
            <ButtonLink look="line" {...to('/withdrawal')}>
              {t('return.withdraw')}
            </ButtonLink>
          )}
        </p>
      )}
    </section>
  )
}
