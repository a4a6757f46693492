// A list with its filters: a column of facets on desktops, a sheet on phones. Every choice is an address.

import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useNavigation, useNavigationType } from 'react-router'
import { useSlowMark } from '#web/lib/render/use-slow-mark.ts'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { useFocusKept } from '#web/ui/focus/use-focus-kept.ts'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { FacetColumn } from '../facet/facet-column.tsx'
import { FilterButton } from '../facet/filter-button.tsx'
import type { ListData } from '../load/load-list.ts'
import { writeListState } from '../query/list-address.ts'
import type { ListState } from '../query/list-state.ts'
import { AppliedFilters } from './applied-filters.tsx'
import { ComingCards, useComingCards } from './coming-cards.tsx'
import { EmptyList } from './empty-list.tsx'
import { LoadMore } from './load-more.tsx'
import { ProductGrid } from './product-grid.tsx'
import styles from './product-list.module.css'
import { SortSelect } from './sort-select.tsx'

type ProductListProps = {
  list: ListData
  /** The address of the list without its choices. */
  path: string
}

export function ProductList({ list, path }: ProductListProps) {
  const t = useT()
  const isOnline = useIsOnline()
  const { state, facets, products, total } = list
  const rest = total - products.length
  const choices = writeListState({ ...state, pages: 1 })
  const kept = useFocusKept(choices, firstOfList)
  return (
    <>
      <div className={styles.bar}>
        <FilterButton list={list} path={path} />
        <div>
          <SortSelect state={state} path={path} />
        </div>
      </div>
      <div className={styles.list}>
        <SkipLink to="products">{t('list.skipFilters')}</SkipLink>
        <FacetColumn className={styles.facets} facets={facets} state={state} path={path} />
        <div {...kept}>
          <ListTop choices={choices}>
            <AppliedFilters state={state} facets={facets} path={path} wordFilters={list.wordFilters} />
            <div className={styles.sort}>
              <SortSelect state={state} path={path} isLabelled />
            </div>
          </ListTop>
          {!isOnline && products.length > 0 && <Note tone="info">{t('list.stale')}</Note>}
          {products.length > 0 ? (
            // Drawn anew for each choice: a card both lists have would jump from place to place.
            <BusyList key={choices} state={state} rest={rest}>
              <ProductGrid products={products}>
                <ComingCards state={state} rest={rest} />
              </ProductGrid>
              <LoadMore state={state} path={path} shown={products.length} total={total} />
            </BusyList>
          ) : (
            <EmptyList list={list} path={path} />
          )}
        </div>
      </div>
    </>
  )
}

/** The next choice that can be taken back, else the first product. */
const firstOfList = (part: HTMLElement) => part.querySelector<HTMLElement>('ul a')

/** Whoever chooses from far down sees the new list from its beginning, and not what now lies where they were. */
function ListTop({ choices, children }: { choices: string; children: ReactNode }) {
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(choices)
  const isBack = useNavigationType() === 'POP'
  useLayoutEffect(() => {
    if (shown.current === choices) return
    shown.current = choices
    if (!isBack && top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView()
  }, [choices, isBack])
  return (
    <div className={styles.top} ref={top}>
      {children}
    </div>
  )
}

type BusyListProps = { state: ListState; rest: number; children: ReactNode }

/** Of a list that is on its way only this hears, so that the one in sight is dimmed without being drawn anew. */
function BusyList({ state, rest, children }: BusyListProps) {
  const isBusy = useNavigation().state === 'loading'
  const isGrowing = useComingCards(state, rest) > 0
  const isLeaving = isBusy && !isGrowing
  return (
    <div className={styles.products} aria-busy={isLeaving} ref={useSlowMark<HTMLDivElement>(isLeaving)}>
      {children}
    </div>
  )
}
