// What staff bring after the catalogue was opened: attributes nobody had, categories by hand, an order of their own.
import { describe, expect, it } from 'vitest'
import { aDocument, aRequest } from '../a-document.ts'
import { opened } from './describe-filters.ts'
import type { OpenCatalogue } from './open-catalogue.ts'

const SIX = [1, 2, 3, 4, 5, 6]
/** More than an index takes without being told. */
const MANY_ATTRIBUTES = 600
const VIEWS = [{ store: 'eu', language: 'en' }]
/** Behind everything that can be bought, as the shop writes what is sold out. */
const BEHIND_ALL = 2 ** 32

const goods = () => SIX.map((id) => aDocument({ id, terms: { category_ids: [2] } }))
const aChange = (id: number, season: string, more: number[] = []) =>
  aDocument({ id, terms: { category_ids: [2, ...more], season: [season] } })
const inside = (category: number) => aRequest({ base: [{ field: 'category_ids', in: [category] }] })

export function describeChanges(open: OpenCatalogue): void {
  describe('what comes later', () => {
    const shop = opened(() => open(goods(), { views: VIEWS, childFields: [] }))
    const idsOf = async (request: Parameters<typeof shop.ask>[0]) =>
      (await shop.ask(request)).hits.map(({ id }) => id)
    const facets = [{ field: 'season', size: 10 }]

    it('counts nothing of an attribute nobody has, then each value of it without its own choice', async () => {
      expect((await shop.ask(aRequest({ facets }))).facets).toEqual({ season: [] })
      expect(await idsOf(aRequest({ selected: [{ field: 'season', in: ['7'] }] }))).toEqual([])
      await shop.engine.apply({ upsert: [aChange(1, '7'), aChange(2, '7'), aChange(3, '8')] })
      const narrowed = aRequest({ facets, selected: [{ field: 'season', in: ['7'] }] })
      expect(await shop.ask(narrowed)).toMatchObject({
        hits: [{ id: 2 }, { id: 1 }],
        facets: {
          season: [
            { key: '7', count: 2 },
            { key: '8', count: 1 },
          ],
        },
      })
      expect(await idsOf(aRequest({ base: [{ field: 'season', exists: false }] }))).toEqual([6, 5, 4])
    })

    it('has what was put into a category by hand, and no longer what was taken out', async () => {
      expect(await idsOf(inside(30))).toEqual([])
      await shop.engine.apply({ upsert: [aChange(3, '8', [30]), aChange(4, '8', [30])] })
      expect(await idsOf(inside(30))).toEqual([4, 3])
      await shop.engine.apply({ upsert: [aChange(4, '8')] })
      expect(await idsOf(inside(30))).toEqual([3])
      expect((await shop.ask(inside(2))).total).toBe(SIX.length)
    })

    it('shows the best first, and what is sold out behind all, best first among itself', async () => {
      const places = [0, 9, -BEHIND_ALL, 9 - BEHIND_ALL, 3, -BEHIND_ALL]
      const upsert = SIX.map((id, at) => {
        const numbers = { curated: places[at] ?? 0, promoted: at % 2 === 0 ? 0 : 9 }
        return aDocument({ id, numbers })
      })
      await shop.engine.apply({ upsert })
      const sort = [
        { field: 'curated', direction: 'desc' as const },
        { field: 'promoted', direction: 'desc' as const },
      ]
      expect(await idsOf(aRequest({ sort }))).toEqual([2, 5, 1, 4, 6, 3])
    })

    it(`takes a product with ${MANY_ATTRIBUTES} attributes`, async () => {
      const codes = Array.from({ length: MANY_ATTRIBUTES }, (_, at) => `trait_${at}`)
      const terms = Object.fromEntries(codes.map((code, at) => [code, [at]]))
      await shop.engine.apply({ upsert: [aDocument({ id: 7, terms })] })
      expect(await idsOf(aRequest({ selected: [{ field: 'trait_599', in: [599] }] }))).toEqual([7])
    })
  })
}
