import { describe, expect, it } from 'vitest'
import { refuses } from '#web/engine/testing/refuses.ts'
import { shopRequest } from '#web/engine/testing/shop-request.ts'
import { aCard, aProduct } from '#web/lib/catalog/testing/a-product.ts'
import { loadProduct } from './load-product.ts'

const dress = aProduct({ id: 7, sku: 'DRESS' })
const REVIEWS = {
  ...{ items: [], total: 3, average: 4.5, fit: null, sizes: [] },
  histogram: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 2 },
}
const answers = () => ({
  'product.related': ({ query }: { query?: unknown }) => ({
    items: [aCard((query as { type: string }).type === 'similar' ? 'COAT' : 'BELT')],
  }),
  'review.list': () => REVIEWS,
  'store.deliveries': () => [],
})
const load = (script: Parameters<typeof shopRequest>[0], childSku: string | null = null) => {
  const request = shopRequest(script)
  return loadProduct(request.shop, { product: dress, childSku }).then((data) => ({ data, ...request }))
}

describe('the page of a product', () => {
  it('brings what is worn with it, what is like it, and its reviews', async () => {
    const { data } = await load(answers(), 'DRESS-M')
    expect([data.worn, data.similar].map(([one]) => one?.sku)).toEqual(['BELT', 'COAT'])
    expect([data.reviews.total, data.childSku, data.product]).toEqual([3, 'DRESS-M', dress])
  })

  it('is forgotten when any of the pieces on it changes', async () => {
    const { data, shop } = await load(answers())
    const ids = [data.product, ...data.worn, ...data.similar].map(({ id }) => `P${id}`)
    expect([...shop.page.tags].toSorted()).toEqual(['product', ...ids].toSorted())
  })

  it.each(['product.related', 'review.list', 'store.deliveries'])(
    'stands without the answer of %s',
    async (id) => {
      const { data, logged } = await load({ ...answers(), [id]: refuses(500) })
      expect([data.product.sku, logged.length > 0]).toEqual(['DRESS', true])
      if (id === 'review.list') expect(data.reviews).toMatchObject({ total: 0, items: [] })
      if (id === 'product.related') expect([data.worn, data.similar]).toEqual([[], []])
    },
  )
})
