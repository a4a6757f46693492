import type { PromoProduct } from '@vitrine/contract/partner/promo-product'
import { Link } from 'react-router'
import { Picture } from '#web/ui/picture.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import picks from '../goods/pick-tile.module.css'
import { useDay } from '../goods/use-day.ts'
import { useEarnings } from '../sales/use-earnings.ts'
import styles from './sets.module.css'

type KnownSetsProps = { sets: readonly PromoProduct[]; pieces: readonly PromoProduct[] }

export function KnownSets({ sets, pieces }: KnownSetsProps) {
  const t = useT()
  const day = useDay()
  const { share } = useEarnings(pieces)
  if (sets.length === 0) return null
  return (
    <section className={styles.known}>
      <h2 className="type-section">{t('partner.goods.yourSets')}</h2>
      <ul className={picks.grid}>
        {sets.map((set) => (
          <li key={set.id}>
            <Link to={`/cabinet/products/${set.id}`} className={picks.pick}>
              <span className={styles.pair}>
                {set.parts.map((id) => (
                  <Picture
                    key={id}
                    path={pieces.find((piece) => piece.id === id)?.image ?? null}
                    size="card"
                    alt=""
                  />
                ))}
              </span>
              <span>{set.title}</span>
              <small>
                {[day(set.created_at), t('partner.goods.posts', { count: set.promoted_count }), share(set)]
                  .filter(Boolean)
                  .join(t('shell.comma'))}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
