import type { LinkRecord, LinkType } from '@vitrine/domain/catalog/records'
import { hash32 } from '../chance/chance.ts'
import type { FormKey, Good } from '../goods/good.ts'
import { CLOTHS } from './cloths.ts'
import { FORMS } from './forms.ts'
import { LOWER } from './lower-forms.ts'

const RELATED = 6
const UPSELL = 4
const CROSSSELL = 4

const SMALL_THINGS: ReadonlySet<FormKey> = new Set([
  'tote',
  'beanie',
  'scarf',
  'crossbody',
  'belt',
  'sunglasses',
  'watch',
  'necklace',
  'pearls',
  'hoops',
  'dropEarrings',
])

const familyOf = (good: Good): string => FORMS[good.form].path[0] ?? ''
/** Jewellery is shown with women's clothes, however it is filed. */
const WORN_BY_WOMEN: ReadonlySet<FormKey> = new Set(['necklace', 'pearls', 'hoops', 'dropEarrings'])

const wearerOf = ({ form, gender }: Good): Good['gender'] => (WORN_BY_WOMEN.has(form) ? 'women' : gender)

const suits = (a: Good, b: Good): boolean => {
  const [one, other] = [wearerOf(a), wearerOf(b)]
  return one === other || one === 'unisex' || other === 'unisex'
}

const seasonOf = ({ form, cloth }: Good) => FORMS[form].season ?? CLOTHS[cloth].season

/** A wool coat is not worn with shorts. */
const isOfSeason = (a: Good, b: Good): boolean => {
  const [one, other] = [seasonOf(a), seasonOf(b)]
  return one === other || one === 'all-year' || other === 'all-year'
}

/** Nearest first: the same form before the same cloth; the rest in an order of its own for every product. */
function nearest(good: Good, others: readonly Good[]): Good[] {
  const distance = (other: Good) =>
    (other.form === good.form ? 0 : 2) + (seasonOf(other) === seasonOf(good) ? 0 : 1)
  const rank = (other: Good) => distance(other) + hash32(`${good.sku}/${other.sku}`) / 2 ** 32
  return others
    .map((other) => ({ other, at: rank(other) }))
    .sort((a, b) => a.at - b.at)
    .map(({ other }) => other)
}

/** What goes with it: trousers to a jumper, a top to a skirt, a scarf or a bag to anything. */
function goesWith(good: Good, other: Good): boolean {
  if (SMALL_THINGS.has(other.form)) return familyOf(other) !== familyOf(good)
  return LOWER.has(good.form) !== LOWER.has(other.form) && familyOf(other) !== familyOf(good)
}

export function linksOf(good: Good, goods: readonly Good[]): LinkRecord[] {
  const listed = goods.filter(
    (other) => other !== good && suits(good, other) && !other.marks?.includes('only_promo'),
  )
  const family = nearest(
    good,
    listed.filter((other) => familyOf(other) === familyOf(good)),
  )
  const dearer = family.filter(({ usd }) => usd > good.usd && usd < good.usd * 2.5)
  const companions = nearest(
    good,
    listed.filter((other) => goesWith(good, other) && isOfSeason(good, other)),
  )
  return [
    ...linked(good, 'related', family.slice(0, RELATED)),
    ...linked(good, 'upsell', dearer.slice(0, UPSELL)),
    ...linked(good, 'crosssell', companions.slice(0, CROSSSELL)),
  ]
}

const linked = (good: Good, type: LinkType, others: readonly Good[]): LinkRecord[] =>
  others.map(({ sku }, i) => ({ kind: 'link', sku: good.sku, linkedSku: sku, type, position: i + 1 }))
