import { useT } from '#web/ui/shop-context.tsx'
import type { Earnings } from '../sales/use-earnings.ts'
import styles from './piece.module.css'

/** What one sold brings, how many were, and what came of it; none of a set, whose parts are sold by themselves. */
export function PieceFigures({ figures }: { figures: ReturnType<Earnings['figures']> }) {
  const t = useT()
  if (!figures) return null
  const { percent, each, count, sum } = figures
  const all = [
    { name: t('partner.goods.yourShare', { percent }), figure: each },
    { name: t('partner.orders'), figure: count },
    { name: t('partner.goods.earned'), figure: sum },
  ]
  return (
    <dl className={styles.figures}>
      {all
        .filter(({ figure }) => figure !== '')
        .map(({ name, figure }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
    </dl>
  )
}
