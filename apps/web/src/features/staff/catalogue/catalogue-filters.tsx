import { PRODUCT_FACETS, PRODUCT_SORTS, type ProductFacet } from '@vitrine/contract/catalog/editing/products'
import { findStore } from '@vitrine/domain/store/find-store'
import type { Ref } from 'react'
import { useStores } from '#web/lib/store/stores-context.tsx'
import { useT } from '#web/ui/shop-context.tsx'
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
      <select
        className={staff.field}
        aria-label={t('staff.catNeeds')}
        value={wish.facet ?? ''}
        onChange={({ target }) => onChange({ facet: PRODUCT_FACETS.find((name) => name === target.value) })}
      >
        <option value="">{t('staff.catAll')}</option>
        {PRODUCT_FACETS.map((facet) => (
          <option key={facet} value={facet}>
            {t(FACET_WORDS[facet])} {counts && `(${counts[facet]})`}
          </option>
        ))}
      </select>
      <select
        className={staff.field}
        aria-label={t('staff.catOrder')}
        value={wish.sort}
        onChange={({ target }) =>
          onChange({ sort: PRODUCT_SORTS.find((name) => name === target.value) ?? 'name' })
        }
      >
        {PRODUCT_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(SORT_WORDS[sort])}
          </option>
        ))}
      </select>
      <select
        className={staff.field}
        aria-label={t('staff.store')}
        value={wish.store}
        onChange={({ target }) => onChange({ store: findStore(stores, target.value)?.code })}
      >
        {stores.map(({ code, name, currencyCode }) => (
          <option key={code} value={code}>
            {name}, {currencyCode}
          </option>
        ))}
      </select>
    </search>
  )
}
