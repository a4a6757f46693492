import { expect, it } from 'vitest'
import { GOODS } from '../goods/goods.ts'
import { CLOTHS } from './cloths.ts'
import { FORMS } from './forms.ts'
import { linksOf } from './links.ts'

const bySku = new Map(GOODS.map((good) => [good.sku, good]))
const links = GOODS.flatMap((good) =>
  linksOf(good, GOODS).flatMap(({ linkedSku, type }) => {
    const other = bySku.get(linkedSku)
    return other ? [{ good, other, type }] : []
  }),
)
const told = (found: typeof links) => found.map(({ good, other }) => `${good.sku} with ${other.sku}`)
const JEWELLERY = new Set(['necklace', 'pearls', 'hoops', 'dropEarrings'])
const seasonOf = ({ form, cloth }: (typeof GOODS)[number]) => FORMS[form].season ?? CLOTHS[cloth].season

it("men's jumpers are not worn with gold hoops and pearl necklaces", () => {
  expect(told(links.filter(({ good, other }) => good.gender === 'men' && JEWELLERY.has(other.form)))).toEqual(
    [],
  )
})

it("no women's piece stands beside a men's one, nor the other way about", () => {
  const mixed = links.filter(({ good, other }) => new Set([good.gender, other.gender, 'unisex']).size > 2)
  expect(told(mixed)).toEqual([])
})

it('a wool coat is not worn with shorts', () => {
  const clashing = links.filter(
    ({ good, other, type }) =>
      type === 'crosssell' && new Set([seasonOf(good), seasonOf(other), 'all-year']).size > 2,
  )
  expect(told(clashing)).toEqual([])
})
