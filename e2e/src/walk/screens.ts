// The screens of the walk, by the English addresses every store leads on from.
import type { Page } from 'playwright-core'
import type { Shopper } from '../a-shopper.ts'

export type Screen = {
  name: string
  path: string
  /** What a shopper does to have something there. */
  before?: (shopper: Shopper) => Promise<void>
}

const haveFilled = new WeakSet<Page>()
/** Once, however many screens want something in it. */
async function fillsBag(shopper: Shopper): Promise<void> {
  if (haveFilled.has(shopper.page)) return
  haveFilled.add(shopper.page)
  await shopper.opens('/merino-v-neck-jumper')
  await shopper.choosesFirstSize()
  await shopper.addsToBag()
}

/** The bag comes last: from then on every header counts it. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '' },
  { name: 'category', path: '/women/dresses' },
  { name: 'category-deep', path: '/men/coats-and-jackets/blazers' },
  { name: 'simple', path: '/canvas-tote' },
  { name: 'configurable', path: '/merino-v-neck-jumper' },
  { name: 'virtual', path: '/gift-card' },
  { name: 'downloadable', path: '/sewing-pattern-the-plain-shirt' },
  { name: 'grouped', path: '/harbour-weekend-tote-hat-and-pattern' },
  { name: 'bundle', path: '/winter-set-scarf-hat-and-care' },
  { name: 'options', path: '/ines-calfskin-crossbody-bag' },
  { name: 'search', path: '/search?q=Halma' },
  { name: 'delivery', path: '/delivery' },
  { name: 'cart', path: '/cart', before: fillsBag },
  { name: 'checkout', path: '/checkout', before: fillsBag },
]

export const WIDTHS = [1280, 390] as const
