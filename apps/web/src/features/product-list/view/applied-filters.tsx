import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { clearFilters } from '../query/change-list.ts'
import type { Facet } from '../query/facets.ts'
import { writeListState } from '../query/list-address.ts'
import type { ListState } from '../query/list-state.ts'
import styles from './applied-filters.module.css'
import { useAppliedChips } from './use-applied-chips.ts'

type AppliedFiltersProps = { state: ListState; facets: Facet[]; path: string }

export function AppliedFilters({ state, facets, path }: AppliedFiltersProps) {
  const t = useT()
  const chips = useAppliedChips({ state, facets, path })
  if (chips.length === 0) return null
  return (
    <ul className={styles.applied} aria-label={t('list.applied')}>
      {chips.map(({ key, name, without }) => (
        <li key={key}>
          <Link
            className={styles.chip}
            to={path + writeListState(without)}
            aria-label={t('list.remove', { name })}
            preventScrollReset
            rel="nofollow"
          >
            {name} <Icon name="close" size="tiny" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          className={`text-link ${styles.clear}`}
          to={path + writeListState(clearFilters(state))}
          preventScrollReset
        >
          {t('list.clearAll')}
        </Link>
      </li>
    </ul>
  )
}
