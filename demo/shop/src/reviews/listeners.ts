// Whom a voice speaks of: words gather on what sells, and no product is talked of more than it would be.
import type { Language } from '@vitrine/domain/store/store-view'
import { chance } from '../chance/chance.ts'
import type { FormKey, Good } from '../goods/good.ts'
import type { DemoContext } from '../range/demo-context.ts'
import { sizesOf } from '../range/forms.ts'
import { standingOf } from '../trade/standing.ts'
import { FORMS_OF } from './topic.ts'
import type { Voice } from './voice.ts'

const BESTSELLER_SOLD = 150
const MAX_REVIEWS = { bestseller: 12, newBestseller: 6, other: 3 } as const
/** What came in last month has been worn by few. */
const NEW_SHARE = 0.3
/** Beyond it a product is spoken of in every language before it is spoken of twice in one. */
const WELL_KNOWN_SOLD = 780

/** A product that can be spoken of, and how much it has been already. */
type Spoken = { good: Good; weight: number; most: number; since: string; heard: number } & {
  isWellKnown: boolean
  heardIn: Set<Language>
}

/** Where a voice goes: the product, and since when it can have been bought. */
export type Heard = Pick<Spoken, 'good' | 'since'>

/** Hands each voice a product that it suits. Adding a product draws some voices to it and moves few others. */
export function listeners(
  goods: readonly Good[],
  context: DemoContext,
): (said: { voice: Voice; language: Language }, path: string) => Heard {
  const all = goods.map((good) => spokenOf(good, context))
  return ({ voice, language }, path) => {
    const fitting = all.filter(({ good }) => suits(voice, good))
    const open = fitting.filter(({ heard, most }) => heard < most)
    // What sells well is spoken of in every language first.
    const silent = open.filter(({ isWellKnown, heardIn }) => isWellKnown && !heardIn.has(language))
    const chosen = drawn(silent.length > 0 ? silent : open, path) ?? leastHeard(fitting)
    if (!chosen) throw new Error(`no product to speak of for ${voice.topic}: ${voice.title}`)
    chosen.heard++
    chosen.heardIn.add(language)
    return chosen
  }
}

function spokenOf(good: Good, context: DemoContext): Spoken {
  const { sold = 0, createdAt = context.now, isNew } = standingOf(good, context)
  const bestseller = isNew ? MAX_REVIEWS.newBestseller : MAX_REVIEWS.bestseller
  return {
    good,
    weight: (1 + sold / 100) ** 3 * (isNew ? NEW_SHARE : 1),
    most: sold > BESTSELLER_SOLD ? bestseller : MAX_REVIEWS.other,
    since: createdAt,
    heard: 0,
    heardIn: new Set(),
    isWellKnown: sold > WELL_KNOWN_SOLD,
  }
}

function suits({ topic, who, cloth, extra, size }: Voice, good: Good): boolean {
  const forms: readonly FormKey[] = FORMS_OF[topic]
  return (
    forms.includes(good.form) &&
    (!who || good.gender === who || good.gender === 'unisex') &&
    (!cloth || cloth.includes(good.cloth)) &&
    (!extra || good.extras?.includes(extra) === true) &&
    (!size || sizesOf(good.form, good.gender).includes(size))
  )
}

/** Each product waits for the voice, the heavier ones shorter; who waits least gets it. */
const drawn = (open: readonly Spoken[], path: string): Spoken | undefined =>
  least(open, ({ good, weight }) => -Math.log(chance(`${path}/${good.sku}`) + Number.EPSILON) / weight)

const leastHeard = (fitting: readonly Spoken[]) => least(fitting, ({ heard }) => heard)

function least<T>(list: readonly T[], measure: (item: T) => number): T | undefined {
  let found: { item: T; size: number } | undefined
  for (const item of list) {
    const size = measure(item)
    if (!found || size < found.size) found = { item, size }
  }
  return found?.item
}
