// A list with its filters: a column of facets on desktops, a sheet on phones. Every choice is an address.
import { useState } from 'react'
import { useNavigation } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { FacetColumn } from '../facet/facet-column.tsx'
import { FilterSheet } from '../facet/filter-sheet.tsx'
import type { ListData } from '../load/load-list.ts'
import { countFilters } from '../query/change-list.ts'
import { AppliedFilters } from './applied-filters.tsx'
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
  const [isFiltering, setFiltering] = useState(false)
  const isBusy = useNavigation().state === 'loading'
  const { state, facets, products, total } = list
  const count = countFilters(state)
  return (
    <>
      <div className={styles.bar}>
        <button type="button" onClick={() => setFiltering(true)} aria-haspopup="dialog">
          <Icon name="filter" size="small" />{' '}
          {count > 0 ? t('list.filterCount', { count }) : t('list.filter')}
        </button>
        <div>
          <SortSelect state={state} path={path} />
        </div>
      </div>
      <noscript>
        <style>{`.${styles.facets}{display:block!important}`}</style>
      </noscript>
      <div className={styles.list}>
        <FacetColumn className={styles.facets} facets={facets} state={state} path={path} />
        <div>
          <div className={styles.top}>
            <AppliedFilters state={state} facets={facets} path={path} />
            <div className={styles.sort}>
              <SortSelect state={state} path={path} isLabelled />
            </div>
          </div>
          {products.length > 0 ? (
            <div className={styles.products} aria-busy={isBusy}>
              <ProductGrid products={products} />
              <LoadMore state={state} path={path} shown={products.length} total={total} />
            </div>
          ) : (
            <EmptyList state={state} facets={facets} path={path} />
          )}
        </div>
      </div>
      {isFiltering && <FilterSheet list={list} path={path} onClose={() => setFiltering(false)} />}
    </>
  )
}
