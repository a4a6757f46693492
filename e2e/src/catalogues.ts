// The two catalogues the stories run on, and what a story of both has to know of each.
import { describe } from 'vitest'
import { findLuma } from './data-folder.ts'
import { isWhole } from './in-turn.ts'
import { openStage, type Stage } from './open-stage.ts'
import type { Source } from './stocked-folder.ts'

type Facts = {
  simple: string
  configurable: { sku: string; colour: string; size: string; child: string }
  /** Another piece that comes in the same size. */
  another: string
  downloadable: string
  grouped: { sku: string; parts: number; bought: [sku: string, qty: number][] }
  /** A part that costs more than the one chosen at first. */
  bundle: { sku: string; part: RegExp }
  /** Of more than 50 products; the sub-category holds the configurable one. */
  category: string
  subcategory: string
  /** The same sub-category where words are long and where they are Chinese. */
  germanSubcategory: string
}
type Catalogue = Facts & { source: Source; name: string; isHere: boolean }

const DEMO: Catalogue = {
  source: 'demo',
  name: 'the demo shop',
  isHere: true,
  simple: 'SU-5801',
  configurable: {
    sku: 'OR-2214',
    colour: 'Ink',
    size: 'M',
    child: 'OR-2214-INK-M',
  },
  another: '/oxford-shirt',
  downloadable: 'VI-PDF-SHIRT',
  grouped: {
    sku: 'SU-SET-01',
    parts: 3,
    bought: [
      ['SU-5801', 2],
      ['VI-PDF-TOTE', 1],
    ],
  },
  bundle: { sku: 'OR-SET-02', part: /^Alpaca scarf/ },
  category: '/women',
  subcategory: '/women/knitwear',
  germanSubcategory: '/damen/strick',
}

const LUMA: Catalogue = {
  source: 'luma',
  name: 'Luma',
  isHere: findLuma() !== undefined,
  simple: '24-MB01',
  configurable: {
    sku: 'WJ01',
    colour: 'Red',
    size: 'M',
    child: 'WJ01-M-Red',
  },
  another: '/p/WS01/x',
  downloadable: '240-LV04',
  grouped: {
    sku: '24-WG085_Group',
    parts: 3,
    bought: [
      ['24-WG085', 2],
      ['24-WG087', 1],
    ],
  },
  bundle: { sku: '24-WG080', part: /65 cm/ },
  category: '/women',
  subcategory: '/women/tops-women',
  germanSubcategory: '/women/tops-women',
}

/**
 * The same stories at both shops; those at Luma only where its data is at hand, and by `npm test` only where a foreign
 * catalogue is what they are about. `npm run stories` tells all of them at both.
 */
export function atBothShops(
  tell: (stage: Stage, catalogue: Catalogue) => void,
  { hasWorker = false, isShared = true, isAboutLuma = false } = {},
): void {
  for (const catalogue of [DEMO, LUMA]) {
    const { source, name, isHere } = catalogue
    const isTold = source === 'demo' || isWhole || isAboutLuma
    const why = isHere ? (isTold ? '' : ': by `npm run stories`') : ': its data folder is not here'
    describe.skipIf(!isHere || !isTold)(`at ${name}${why}`, () =>
      tell(openStage({ source, hasWorker, isShared }), catalogue),
    )
  }
}
