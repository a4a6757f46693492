import { decodeSpec } from '@vitrine/art/picture-spec'
import type { ReviewRecord } from '@vitrine/domain/catalog/records'
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { describe, expect, it } from 'vitest'
import { sizeLabel } from '../attributes/sizes.ts'
import type { Good } from '../goods/good.ts'
import { GOODS } from '../goods/goods.ts'
import { DEFAULT_CONTEXT } from '../range/demo-context.ts'
import { FORMS, sizesOf } from '../range/forms.ts'
import { standingOf } from '../trade/standing.ts'
import { reviews } from './reviews.ts'
import { FORMS_OF } from './topic.ts'

const all = reviews(DEFAULT_CONTEXT)
const goods = new Map(GOODS.map((good) => [good.sku, good]))
const perProduct = [...Map.groupBy(all, ({ sku }) => sku)].map(([sku, list]) => ({ sku, list }))
const DAY_MS = 24 * 60 * 60 * 1000
const daysAgo = ({ createdAt }: ReviewRecord) =>
  (Date.parse(DEFAULT_CONTEXT.now) - Date.parse(createdAt)) / DAY_MS

const goodOf = ({ sku }: ReviewRecord): Good => {
  const good = goods.get(sku)
  if (!good) throw new Error(`no such product: ${sku}`)
  return good
}

const called = (title: string): ReviewRecord => {
  const review = all.find((one) => one.title.replaceAll('\u00a0', ' ') === title)
  if (!review) throw new Error(`nobody says: ${title}`)
  return review
}

describe('the voices of the demo', () => {
  it('are sixty or more in each language, and the same every time', () => {
    for (const language of LANGUAGES)
      expect(all.filter((one) => one.language === language).length, language).toBeGreaterThanOrEqual(60)
    expect(reviews(DEFAULT_CONTEXT)).toEqual(all)
  })

  it('never say a sentence, a title or a name twice', () => {
    const sentences = all.flatMap(({ detail }) => detail.split(/[.。?]\s*/).filter(Boolean))
    const names = all.map(({ language, nickname }) => `${language} ${nickname}`)
    for (const said of [sentences, all.map(({ title }) => title), names])
      expect(said.filter((one, i) => said.indexOf(one) !== i)).toEqual([])
  })

  it('are mostly content, sometimes torn, seldom cross, in every language', () => {
    for (const language of LANGUAGES) {
      const ratings = all.filter((one) => one.language === language).map(({ rating }) => rating)
      const share = (from: number, to: number) =>
        ratings.filter((rating) => rating >= from && rating <= to).length / ratings.length
      expect(share(4, 5), language).toBeGreaterThan(0.7)
      expect(share(2, 3), language).toBeGreaterThan(0.1)
      expect(share(1, 1), language).toBeGreaterThan(0)
      expect(share(1, 1), language).toBeLessThan(0.05)
    }
  })

  it('gather on what sells: some are talked of much, the others little', () => {
    const counts = perProduct.map(({ list }) => list.length)
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(10)
    expect(counts.filter((count) => count >= 5).length).toBeGreaterThanOrEqual(10)
    const quiet = perProduct.filter(({ sku, list }) => {
      const good = goods.get(sku)
      return list.length > 4 && good && (standingOf(good, DEFAULT_CONTEXT).sold ?? 0) <= 150
    })
    expect(quiet.length).toBeLessThanOrEqual(3)
  })

  it('spread over more than a year, none before its product came in, the waiting ones of these days', () => {
    expect(Math.max(...all.map(daysAgo))).toBeGreaterThan(365)
    const early = all.filter(
      (one) => one.createdAt < (standingOf(goodOf(one), DEFAULT_CONTEXT).createdAt ?? ''),
    )
    expect(early).toEqual([])
    const waiting = all.filter(({ status }) => status === 2)
    expect(waiting.length / all.length).toBeGreaterThan(0.03)
    expect(waiting.length / all.length).toBeLessThan(0.08)
    expect(Math.max(...waiting.map(daysAgo))).toBeLessThan(5)
  })

  it('name a size the product is made in, and send pictures that can be drawn', () => {
    for (const one of all.filter(({ size }) => size)) {
      const { form, gender } = goodOf(one)
      const labels = sizesOf(form, gender).map((size) => sizeLabel(size, one.language))
      expect(labels, `${one.key} ${one.sku}`).toContain(one.size)
    }
    const photos = all.flatMap((one) => one.photos ?? [])
    expect(photos.length).toBeGreaterThan(40)
    expect(photos.filter((path) => !decodeSpec(path.replace(/^\/art\/|\.webp$/g, '')))).toEqual([])
  })

  it('speak of everything the shop makes', () => {
    const spoken = new Set(Object.values(FORMS_OF).flat())
    expect(Object.keys(FORMS).filter((form) => !spoken.has(form as keyof typeof FORMS))).toEqual([])
    const typesOf = (goods: Iterable<Good>) => new Set(Array.from(goods, ({ form }) => FORMS[form].ptype))
    expect(typesOf(all.map(goodOf))).toEqual(typesOf(GOODS))
  })

  it('never call warm what does not warm', () => {
    const cool = new Set(['sunglasses', 'watch', 'jewellery', 'belt', 'bag', 'swimwear', 'sandals'])
    const warm = /warm|wärm|friert|тёпл|тепл|гре[ею]т|грі[єю]|暖/i
    const praised = all.filter((one) => cool.has(FORMS[goodOf(one).form].ptype) && warm.test(one.detail))
    expect(praised.map(({ key }) => key)).toEqual([])
  })

  it('speak of the garment they were given', () => {
    const facts = (title: string) => {
      const one = called(title)
      const { form, cloth, gender } = goodOf(one)
      return { rating: one.rating, fit: one.fit, form, cloth, gender }
    }
    expect(facts('Saved up for this')).toMatchObject({ rating: 5, cloth: 'cashmere', gender: 'women' })
    expect(facts('Kragen bleibt oben')).toMatchObject({ rating: 5, fit: 0, form: 'jumperRoll' })
    expect(facts('Красят диван')).toMatchObject({ rating: 4, cloth: 'rawDenim', gender: 'men' })
    expect(facts('Дощ збігає, я йду далі')).toMatchObject({ form: 'trench', cloth: 'gabardine' })
    expect(facts('后背有点绷')).toMatchObject({ rating: 3, fit: -1, form: 'blazer', gender: 'men' })
    expect(called('Waist came up small')).toMatchObject({ rating: 2, fit: -1, size: 'W30' })
  })
})
