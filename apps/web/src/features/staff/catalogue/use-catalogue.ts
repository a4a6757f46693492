import { listEditedProducts, PRODUCT_FACETS, PRODUCT_SORTS } from '@vitrine/contract/catalog/editing/products'
import { type Language, STORE_CODES } from '@vitrine/domain/store/store-view'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useStore } from '#web/ui/shop-context.tsx'
import { useVersion } from '../frame/use-desk.ts'

/** What is looked at stands in the address; in whose money, too. */
export function useCatalogueWish() {
  const { code } = useStore()
  const [params, setParams] = useSearchParams()
  const among = <T extends string>(names: readonly T[], name: string) =>
    names.find((one) => one === params.get(name))
  const page = Number(params.get('page') ?? 1)
  const wish = {
    q: params.get('q') ?? '',
    facet: among(PRODUCT_FACETS, 'facet'),
    sort: among(PRODUCT_SORTS, 'sort') ?? 'name',
    store: among(STORE_CODES, 'store') ?? code,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
  /** Another wish begins at its first page. */
  const change = (next: Partial<typeof wish>) => {
    const all = Object.entries({ ...wish, page: 1, ...next })
    const usual: Record<string, unknown> = { q: '', sort: 'name', store: code, page: 1 }
    setParams(
      Object.fromEntries(
        all.flatMap(([name, value]) =>
          value === undefined || value === usual[name] ? [] : [[name, String(value)]],
        ),
      ),
      { replace: true, preventScrollReset: true },
    )
  }
  return { wish, change }
}

/** So many products stand on a page of the list. */
export const PAGE_SIZE = 50

/** Who stands behind the last page, since fewer are like that by now, goes to it. */
export function useLastPage(total: number | undefined, { page, onPage }: PageWish): void {
  const last = Math.max(1, Math.ceil((total ?? 0) / PAGE_SIZE))
  const isBehind = total !== undefined && page > last
  const goBack = useEffectEvent(() => onPage(last))
  useEffect(() => {
    if (isBehind) goBack()
  }, [isBehind])
}
type PageWish = { page: number; onPage(page: number): void }
export type CatalogueWish = ReturnType<typeof useCatalogueWish>['wish']

/** As the shop is asked for it. */
export const queryOf = ({ facet, ...wish }: CatalogueWish, language: Language) => ({
  ...wish,
  language,
  ...(facet && { facet }),
})

export function useCatalogue(wish: CatalogueWish, change: (next: { page: number }) => void) {
  const client = useClient()
  const { language } = useStore()
  const { version, reload } = useVersion()
  const query = queryOf(wish, language)
  const { answer, latest, error, retry } = useAnswer(`catalogue ${version} ${JSON.stringify(query)}`, () =>
    client.call(listEditedProducts, { query }),
  )
  useLastPage(answer?.total, { page: wish.page, onPage: (page) => change({ page }) })
  return {
    list: latest,
    isCurrent: answer !== undefined,
    error,
    retry,
    reload,
  }
}
