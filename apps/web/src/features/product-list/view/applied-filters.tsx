import type { WordFilter } from '@vitrine/contract/catalog'
import { Icon } from '#web/ui/icon.tsx'
import { ShopLink } from '#web/ui/link/shop-link.tsx'
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
          <ShopLink
            className={styles.chip}
            to={path + writeListState(without)}
            aria-label={t('list.remove', { name })}
            follow="stay"
            rel="nofollow"
          >
            {name} <Icon name="close" size="tiny" />
          </ShopLink>
        </li>
      ))}
      {countFilters(state) > 0 && (
        <li>
          <ShopLink
            className={`text-link ${styles.clear}`}
            to={path + writeListState(clearFilters(state))}
            follow="stay"
          >
            {t('list.clearAll')}
          </ShopLink>
        </li>
      )}
    </ul>
  )
}
