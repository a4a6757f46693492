import { CallError } from '@vitrine/contract/reply'
import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import { expect, it } from 'vitest'
import type { ShopRequest } from '#web/lib/request-context.ts'
import { readListState } from '../query/list-address.ts'
import { loadList } from './load-list.ts'

const EMPTY = { items: [], total: 3, start: 0, perPage: 50, aggregations: {}, suggestions: {} }

/** A catalogue without the attribute `climate`. */
function aShop(asked: string[]): ShopRequest {
  const call = async (_: unknown, { query }: { query: { searchQuery: string } }) => {
    const text = JSON.stringify(query.searchQuery)
    asked.push(text)
    if (!/attribute[\\"]+:[\\"]+climate/.test(text)) return { ...EMPTY, attributeMetadata: [] }
    const details = [{ path: 'searchQuery.climate', message: 'is not a field' }]
    throw new CallError({ code: 400, result: 'climate', meta: { details } })
  }
  return { client: { call }, store: findStoreView('us'), log: () => {} } as unknown as ShopRequest
}

it('an address with a filter of another catalogue shows the list without it', async () => {
  const asked: string[] = []
  const state = readListState(new URLSearchParams('climate=5'))
  const { total, state: shown } = await loadList(aShop(asked), state, { kind: 'search', text: '' } as never)
  expect(total).toBe(3)
  expect(shown.chosen).toEqual({})
})
