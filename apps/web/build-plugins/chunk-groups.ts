// Which modules travel together. A first visit fetches a handful of files, not forty, and nothing that is asked for later.
import type { Rolldown } from 'vite'

type Modules = { getModuleInfo: Rolldown.GetModuleInfo }

const VENDOR = /node_modules\/(react|react-dom|react-router|scheduler)\//
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
  { name: neededBy(PRODUCT, 'product-parts'), debugName: 'product-parts', priority: 1, test: PRODUCT_PARTS },
]

/** The name for every module that one of `starts` needs at once, by itself or by what it imports. */
function neededBy(starts: RegExp, name: string) {
  const known = new Map<string, boolean>()
  return (id: string, modules: Modules) => {
    const isNeeded = (one: string): boolean => {
      if (starts.test(one)) return true
      const found = known.get(one)
      if (found !== undefined) return found
      // While it is being looked at, a circle of imports leads nowhere.
      known.set(one, false)
      const needed = (modules.getModuleInfo(one)?.importers ?? []).some(isNeeded)
      known.set(one, needed)
      return needed
    }
    return isNeeded(id) ? name : null
  }
}
