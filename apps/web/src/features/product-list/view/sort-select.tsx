import type { MessageKey } from '@vitrine/i18n/message-key'
import { useId, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { writeListState } from '../query/list-address.ts'
import { type ListState, SORTS, type Sort } from '../query/list-state.ts'
import styles from './sort-select.module.css'

const NAMES: Record<Sort, MessageKey> = {
  recommended: 'list.sortRecommended',
  newest: 'list.sortNewest',
  'price-asc': 'list.sortPriceLow',
  'price-desc': 'list.sortPriceHigh',
  relevance: 'list.sortRelevance',
}

type SortSelectProps = { state: ListState; path: string; isLabelled?: boolean }

/** The system's own picker; a form, so that it also sorts without scripts. */
export function SortSelect({ state, path, isLabelled = false }: SortSelectProps) {
  const t = useT()
  const id = useId()
  const navigate = useNavigate()
  const field = useRef<HTMLSelectElement>(null)
  const shown = useRef(state.sort)
  // Not another field: its keys would be lost for whoever is in it. Nor at first, for something may be chosen already.
  useLayoutEffect(() => {
    if (field.current && shown.current !== state.sort) field.current.value = shown.current = state.sort
  }, [state.sort])
  const sorts = SORTS.filter((sort) =>
    sort === 'relevance' ? state.text !== '' : sort !== 'recommended' || !state.text,
  )
  return (
    <form method="get" className={styles.form}>
      <HiddenFields state={state} />
      <label htmlFor={id} className={isLabelled ? 'tone-second' : 'visually-hidden'}>
        {t('list.sort')}
        {isLabelled && ':'}
      </label>
      <select
        id={id}
        name="sort"
        ref={field}
        defaultValue={state.sort}
        onChange={(event) =>
          navigate(path + writeListState({ ...state, pages: 1, sort: event.target.value as Sort }), {
            preventScrollReset: true,
          })
        }
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(NAMES[sort])}
          </option>
        ))}
      </select>
      <Icon name="down" size="small" />
      <noscript>
        <button type="submit" className="text-link">
          {t('list.apply')}
        </button>
      </noscript>
    </form>
  )
}

function HiddenFields({ state }: { state: ListState }) {
  const query = new URLSearchParams(writeListState({ ...state, pages: 1, sort: 'recommended' }))
  query.delete('sort')
  return [...query].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
