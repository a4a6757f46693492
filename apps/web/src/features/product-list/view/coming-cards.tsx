import { useNavigation } from 'react-router'
import { ComingCard } from '#web/ui/product-card/coming-card.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { readListState } from '../query/list-address.ts'
import type { ListState } from '../query/list-state.ts'
import styles from './coming-cards.module.css'

/** As many as a screen can hold. */
const PLACES = [1, 2, 3, 4, 5, 6, 7, 8]

/** How many cards the list is about to grow by. */
export function useComingCards(state: ListState, rest: number): number {
  const { location } = useNavigation()
  if (!location) return 0
  const next = readListState(new URLSearchParams(location.search))
  return next.pages > state.pages ? Math.min(PLACES.length, rest) : 0
}

/** Cards of their true size while the list grows. */
export function ComingCards({ state, rest }: { state: ListState; rest: number }) {
  const t = useT()
  const count = useComingCards(state, rest)
  if (count === 0) return null
  return (
    <li className={styles.coming}>
      <span className="visually-hidden" role="status">
        {t('shell.loading')}
      </span>
      {PLACES.slice(0, count).map((place) => (
        <ComingCard key={place} />
      ))}
    </li>
  )
}
