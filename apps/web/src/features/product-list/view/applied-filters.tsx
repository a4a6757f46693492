import type { WordFilter } from '@vitrine/contract/catalog'
import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { clearFilters, countFilters } from '../query/change-list.ts'
import type { Facet } from '../query/facets.ts'
import { writeListState } from '../query/list-address.ts'
import type { ListState } from '../query/list-state.ts'
import { useAppliedChips } from '../query/use-applied-chips.ts'
import styles from './applied-filters.module.css'

type AppliedFiltersProps = {
  state: ListState
  facets: Facet[]
  path: string
  wordFilters: readonly WordFilter[]
}

export function AppliedFilters({ state, facets, path, wordFilters }: AppliedFiltersProps) {
  const t = useT()
  const chips = useAppliedChips({ state, facets, path, wordFilters })
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
      {countFilters(state) > 0 && (
        <li>
          <Link
            className={`text-link ${styles.clear}`}
            to={path + writeListState(clearFilters(state))}
            preventScrollReset
          >
            {t('list.clearAll')}
          </Link>
        </li>
      )}
    </ul>
  )
}
