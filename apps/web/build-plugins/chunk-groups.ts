// Which modules travel together. A first visit fetches a handful of files, not forty, and nothing that is asked for later.
import type { Rolldown } from 'vite'

type Modules = { getModuleInfo: Rolldown.GetModuleInfo }

const VENDOR = /node_modules\/(react|react-dom|react-router|scheduler)\/|rolldown\/runtime/
/** Every page starts with these; what they need at once is the frame, what they import lazily has files of its own. */
const STARTS = /apps\/web\/src\/(root\.tsx|entry\.client\.tsx)(\?|$)/
/** Parts that most pages have, though not all, and the styles of all of them; a viewer brings its own when it opens. */
const PAGE_PARTS = new RegExp(
  [
    String.raw`apps/web/src/ui/(?!viewer/)(price|crumbs|note|product-card/(swatch|badge)|.+\.css)`,
    'apps/web/src/(lib/(links|seo/)|recently-viewed/recently-viewed)',
    'packages/domain/src/pricing/discount',
  ].join('|'),
)
/** What shoppers walk through: small rules and hooks that two of these share would each be a file of its own. */
const WALK =
  /apps\/web\/src\/(pages\/(home\/home|search\/search|dispatch\/dispatch|category\/category|product\/product)-page|features\/(product-list\/(category|search)|product\/product|home\/home)-view)\.tsx(\?|$)/
const SMALL_PARTS = /packages\/(contract|domain|sync)\/|apps\/web\/src\/(lib|engine)\//
/** Cards of products come late on a product's page. */
const CARDS = /apps\/web\/src\/(ui\/(product-card\/|rail|section-head)|lib\/catalog\/card-product)/
const PRODUCT = /apps\/web\/src\/features\/product\/product-view\.tsx(\?|$)/
/**
 * Rules of goods and of choosing, which others need too to change or repeat a choice, and the styles of what comes late
 * on the page: styles that nothing of the page names would otherwise leave with the late code.
 */
const PRODUCT_PARTS =
  /apps\/web\/src\/(lib\/catalog\/|features\/product\/(.+\.css|variant\/|purchase\/selection|reviews\/rating))|packages\//

export const chunkGroups = [
  { name: 'vendor', priority: 5, test: VENDOR },
  { name: neededBy(STARTS, 'frame'), debugName: 'frame', priority: 4 },
  { name: 'page-parts', priority: 3, test: PAGE_PARTS },
  { name: 'cards', priority: 2, test: CARDS },
  { name: sharedBy(WALK, 'walk'), debugName: 'walk', priority: 1.5, test: SMALL_PARTS },
  { name: neededBy(PRODUCT, 'product-parts'), debugName: 'product-parts', priority: 1, test: PRODUCT_PARTS },
]

/** The name for every module that one of `starts` needs at once, by itself or by what it imports. */
function neededBy(starts: RegExp, name: string) {
  const findStarts = startsOf(starts)
  return (id: string, modules: Modules) => (findStarts(id, modules).size > 0 ? name : null)
}

/** The name for every module that two of `starts` need at once. */
function sharedBy(starts: RegExp, name: string) {
  const findStarts = startsOf(starts)
  return (id: string, modules: Modules) => (findStarts(id, modules).size > 1 ? name : null)
}

/** Those of `starts` that lead to a module. */
function startsOf(starts: RegExp) {
  const known = new Map<string, ReadonlySet<string>>()
  return (id: string, modules: Modules): ReadonlySet<string> => {
    const found =
      known.get(id) ?? new Set([...importersOf(id, modules, starts)].filter((one) => starts.test(one)))
    known.set(id, found)
    return found
  }
}

/** Whoever needs a module, at whatever distance; a start is there by itself, so what needs it is not looked for. */
function importersOf(id: string, modules: Modules, starts: RegExp): ReadonlySet<string> {
  const all = new Set([id])
  for (const one of all)
    if (!starts.test(one))
      for (const importer of modules.getModuleInfo(one)?.importers ?? []) all.add(importer)
  return all
}
