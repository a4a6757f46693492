import { Link } from 'react-router'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { ListData } from '../load/load-list.ts'
import { clearFilters } from '../query/change-list.ts'
import { writeListState } from '../query/list-address.ts'
import { useAppliedChips } from '../query/use-applied-chips.ts'
import styles from './empty-list.module.css'

type EmptyListProps = { list: ListData; path: string }

/** Says which filter to drop, one tap each, and how much there is without it. */
export function EmptyList({ list, path }: EmptyListProps) {
  const t = useT()
  const isOnline = useIsOnline()
  const { state, facets, without } = list
  const chips = useAppliedChips({ state, facets, path, wordFilters: list.wordFilters })
  if (chips.length === 0)
    return <p className={styles.empty}>{t(isOnline ? 'list.emptyCategory' : 'list.offlineEmpty')}</p>
  const counted = chips.map((chip) => ({ ...chip, count: without[chip.key] }))
  const helping = counted.filter(({ count }) => count !== 0)
  const drops = (helping.length > 0 ? helping : counted).sort((a, b) => (b.count ?? 0) - (a.count ?? 0))
  return (
    <div className={styles.empty}>
      <h2 className="type-section">{t('list.emptyTitle')}</h2>
      <p className="tone-second">{t('list.emptyHint')}</p>
      <ul className={styles.drops}>
        {drops.map(({ key, name, without, count }) => (
          <li key={key}>
            <Link className="text-link" to={path + writeListState(without)}>
              {name}
            </Link>{' '}
            {count !== undefined && <span className="tone-second">{t('list.count', { count })}</span>}
          </li>
        ))}
      </ul>
      <ButtonLink to={path + writeListState(clearFilters(state))} look="line">
        {t('list.clearAll')}
      </ButtonLink>
    </div>
  )
}
