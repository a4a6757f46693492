// Which modules travel together. A first visit fetches a handful of files, not forty, and nothing that is asked for later.
import type { Rolldown } from 'vite'

type Modules = { getModuleInfo: Rolldown.GetModuleInfo }

const VENDOR = /node_modules\/(react|react-dom|react-router|scheduler)\/|rolldown\/runtime/
/** Every page starts with these; what they need at once is the frame, what they import lazily has files of its own. */
const STARTS = /apps\/web\/src\/(root\.tsx|entry\.client\.tsx)(\?|$)/
/**
 * Parts that most pages have, though not all, and the styles of all of them; a viewer brings its own when it opens. With
 * them what the late parts of every page share with others.
 */
const PAGE_PARTS = new RegExp(
  [
    String.raw`apps/web/src/ui/(?!viewer/)(price|crumbs|note|fold|lazy/lazy-part|product-card/|rail|section-head|.+\.css)`,
    String.raw`apps/web/src/shell/(late|footer)/.+\.css`,
    'apps/web/src/lib/(links|browser-storage|returning/|not-found|seo/|answer/(use-answer|ask-until-answered)|promo/promo-mode|content/(body/(content-body|split-content)|phone-href)|catalog/(card-product|product-query))',
    'apps/web/src/(recently-viewed/(recently-viewed|viewed-key)|engine/(partner|use-may))',
    'packages/domain/src/(pricing/discount|contact/email|json/loose-json)|packages/sync/src/queue/back-off',
    String.raw`packages/contract/src/(reply|catalog|content|user/profile)\.ts`,
  ].join('|'),
)
const HOME = /apps\/web\/src\/features\/home\/home-view\.tsx(\?|$)/
/** A list is one thing, with its filters and their address. */
const LISTS = /apps\/web\/src\/features\/product-list\/(category|search)-view\.tsx(\?|$)/
const LIST_PARTS = /apps\/web\/src\/features\/product-list\/(view|facet|query)/
const PRODUCT = /apps\/web\/src\/features\/product\/product-body\.tsx(\?|$)/
/**
 * Rules of goods and of choosing, which others need too to change or repeat a choice, and the styles of what comes late
 * on the page: styles that nothing of the page names would otherwise leave with the late code.
 */
const PRODUCT_PARTS =
  /apps\/web\/src\/(lib\/(catalog|price)\/|engine\/adding\/|wishlist\/compare\/.+\.css|features\/product\/(.+\.css|variant\/|pickers\/guide\/guide-button|purchase\/selection|reviews\/rating))|packages\//
/** What a product's page asks for once it is alive, whether or not the engine comes. */
const PRODUCT_LATE = /apps\/web\/src\/features\/product\/page\/late-parts\.ts(\?|$)/
/** Bag, session and orders of this device, and what is said of them on any page. */
const ENGINE = /apps\/web\/src\/(engine\/opening\/open-engine\.ts|shell\/late\/late-parts\.tsx)(\?|$)/
const ENGINE_PARTS =
  /apps\/web\/src\/shell\/(late\/(late-parts|back-to-top|use-goods-ahead)|partner\/promo-opener|tray\/use-|store-switch\/(bag-offer|left-store))/
/** The foot of a page, which comes alive with the first touch, and its form. */
const FOOTER = /apps\/web\/src\/shell\/footer\/footer\.tsx(\?|$)/
/** With the way to the shop, which it takes before bag and session are needed; what is compared, what was looked at. */
const CURRENT =
  /packages\/sync\/src\/(transport|clock)\/|apps\/web\/src\/(engine\/opening\/guest-client|lib\/upload\/watched-fetch|recently-viewed\/rail\/|wishlist\/compare\/(use-compare|compare-list|compare-toggle))/
/** Its fields are the account's, too: one file instead of fifteen. */
const CHECKOUT = /apps\/web\/src\/pages\/checkout\/checkout-page\.tsx(\?|$)/
/** What opens over every page and comes with the first touch: one file instead of twenty, most of them of a few hundred bytes. */
const PANELS =
  /apps\/web\/src\/(shell\/(menu\/menu-drawer|tray\/tray-panel)|features\/(cart\/cart-drawer|wishlist\/wishlist-panel))\.tsx(\?|$)/
const FIELDS = /packages\/|apps\/web\/src\/(ui|lib)\//
const SHARED_PARTS = /packages\/|apps\/web\/src\/(engine|lib)\/|node_modules\//
const CURRENT_PARTS = new RegExp(`${SHARED_PARTS.source}|${CURRENT.source}`)

export const chunkGroups = [
  { name: 'vendor', debugName: 'vendor', priority: 5, test: VENDOR },
  { name: neededBy(STARTS, 'frame', PAGE_PARTS), debugName: 'frame', priority: 4 },
  { name: neededBy(HOME, 'home'), debugName: 'home', priority: 2 },
  { name: neededBy(LISTS, 'list-parts'), debugName: 'list-parts', priority: 1.2, test: LIST_PARTS },
  { name: neededBy(PRODUCT, 'product-parts'), debugName: 'product-parts', priority: 1, test: PRODUCT_PARTS },
  {
    name: neededBy(PRODUCT_LATE, 'current', CURRENT),
    debugName: 'current',
    priority: 0.95,
    test: CURRENT_PARTS,
  },
  {
    name: neededBy(ENGINE, 'engine', ENGINE_PARTS),
    debugName: 'engine',
    priority: 0.9,
    test: new RegExp(`${SHARED_PARTS.source}|${ENGINE_PARTS.source}`),
  },
  { name: neededBy(FOOTER, 'footer'), debugName: 'footer', priority: 0.85 },
  { name: neededBy(CHECKOUT, 'fields'), debugName: 'fields', priority: 0.8, test: FIELDS },
  { name: neededBy(PANELS, 'panels'), debugName: 'panels', priority: 0.7 },
]

/** The name for every module that one of `starts` needs at once, by itself or by what it imports. */
function neededBy(starts: RegExp, name: string, others?: RegExp) {
  const known = new Map<string, boolean>()
  return (id: string, modules: Modules) => {
    const isNeeded =
      known.get(id) ??
      (others?.test(id) || [...importersOf(id, modules, starts)].some((one) => starts.test(one)))
    known.set(id, isNeeded)
    return isNeeded ? name : null
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
