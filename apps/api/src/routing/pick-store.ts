import { defaultStoreOf, findStore } from '@vitrine/domain/store/find-store'
import type { StoreView } from '@vitrine/domain/store/store-view'

type PickStoreInput = { headers: Record<string, unknown>; query: unknown; body?: unknown }

/** Header, else `storeCode`, else `store` of the query (api-shapes §0.4), else of a body that stands for a query. */
export function askedStoreCode({ headers, query, body }: PickStoreInput): string | undefined {
  const named = [query, body].flatMap((fields) => {
    const { storeCode, store } = (fields ?? {}) as Record<string, unknown>
    return [storeCode, store]
  })
  return [headers['x-vs-store-code'], ...named].find((code) => typeof code === 'string' && code !== '') as
    | string
    | undefined
}

/** An unknown or closed store view is answered by the default one, and that also where it is closed itself. */
export function pickStore(code: string | undefined, stores: readonly StoreView[]): StoreView {
  const asked = findStore(stores, code)
  return asked?.enabled ? asked : defaultStoreOf(stores)
}
