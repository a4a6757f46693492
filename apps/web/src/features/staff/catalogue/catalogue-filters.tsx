import { PRODUCT_FACETS, PRODUCT_SORTS, type ProductFacet } from '@vitrine/contract/catalog/editing/products'
import { findStore } from '@vitrine/domain/store/find-store'
import type { Ref } from 'react'
import { useStores } from '#web/lib/store/stores-context.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { FilterSelect } from '../filter/filter-select.tsx'
import { SearchField } from '../search-field.tsx'
import staff from '../staff-page.module.css'
import { FACET_WORDS, SORT_WORDS } from './catalogue-words.ts'
import type { CatalogueWish } from './use-catalogue.ts'

type CatalogueFiltersProps = {
  wish: CatalogueWish
  counts: Readonly<Record<ProductFacet, number>> | undefined
  onChange(next: Partial<CatalogueWish>): void
  searchRef: Ref<HTMLInputElement>
}

export function CatalogueFilters({ wish, counts, onChange, searchRef }: CatalogueFiltersProps) {
  const t = useT()
  const stores = useStores()
  return (
    <search className={staff.filters}>
      <SearchField
        label={t('staff.catSearch')}
        value={wish.q}
        ref={searchRef}
        onChange={(q) => onChange({ q })}
      />
      <FilterSelect
        label={t('staff.catNeeds')}
        value={wish.facet ?? ''}
        choices={[
          ['', t('staff.catAll')],
          ...PRODUCT_FACETS.map(
            (facet) => [facet, `${t(FACET_WORDS[facet])}${counts ? ` (${counts[facet]})` : ''}`] as const,
          ),
        ]}
        onChange={(value) => onChange({ facet: PRODUCT_FACETS.find((name) => name === value) })}
      />
      <FilterSelect
        label={t('staff.catOrder')}
        value={wish.sort}
        choices={PRODUCT_SORTS.map((sort) => [sort, t(SORT_WORDS[sort])])}
        onChange={(value) => onChange({ sort: PRODUCT_SORTS.find((name) => name === value) ?? 'name' })}
      />
      <FilterSelect
        label={t('staff.store')}
        value={wish.store}
        choices={stores.map(({ code, name, currencyCode }) => [code, `${name}, ${currencyCode}`])}
        onChange={(value) => onChange({ store: findStore(stores, value)?.code })}
      />
    </search>
  )
}
