import { Link } from 'react-router'
import { ButtonLink } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { clearFilters } from '../query/change-list.ts'
import type { Facet } from '../query/facets.ts'
import { writeListState } from '../query/list-address.ts'
import type { ListState } from '../query/list-state.ts'
import styles from './empty-list.module.css'
import { useAppliedChips } from './use-applied-chips.ts'

type EmptyListProps = { state: ListState; facets: Facet[]; path: string }

/** Says which filter to drop, one tap each. */
export function EmptyList({ state, facets, path }: EmptyListProps) {
  const t = useT()
  const chips = useAppliedChips(state, facets)
  if (chips.length === 0) return <p className={styles.empty}>{t('list.emptyCategory')}</p>
  return (
    <div className={styles.empty}>
      <h2 className="type-section">{t('list.emptyTitle')}</h2>
      <p className="tone-second">{t('list.emptyHint')}</p>
      <ul className={styles.drops}>
        {chips.map(({ key, name, without }) => (
          <li key={key}>
            <Link className="text-link" to={path + writeListState(without)}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink to={path + writeListState(clearFilters(state))} look="line">
        {t('list.clearAll')}
      </ButtonLink>
    </div>
  )
}
