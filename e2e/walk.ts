// npm run walk: every screen of every store beside its reference picture, and what a script finds wrong with them.
// -- --renew writes the references anew; --all looks at every page of a phone and every picture instead, which takes an
// hour; --store de and --screen cart walk less; --url walks a shop that runs.
import { parseArgs } from 'node:util'
import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { launchBrowser } from './src/find-browser.ts'
import { startShop } from './src/start-shop.ts'
import { compareScreen, renewReference } from './src/walk/compare-screen.ts'
import { faultsOfAllPages } from './src/walk/faults/all-pages.ts'
import { faultsOfPictures } from './src/walk/faults/all-pictures.ts'
import { pageFaults } from './src/walk/faults/page-faults.ts'
import { SCREENS } from './src/walk/screens.ts'
import { walkStore } from './src/walk/walk-store.ts'

const { values } = parseArgs({
  options: {
    renew: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    store: { type: 'string', multiple: true },
    screen: { type: 'string', multiple: true },
    url: { type: 'string' },
  },
})
const shop = values.url ? undefined : await startShop()
const browser = await launchBrowser()
const url = values.url ?? shop?.url ?? ''
const screens = values.screen ? SCREENS.filter(({ name }) => values.screen?.includes(name)) : SCREENS
const stores = values.store ?? STORE_VIEWS.map(({ code }) => code)

const say = (line: string) => process.stdout.write(`${line}\n`)
let faults = 0
const tell = (found: readonly string[]) => {
  faults += found.length
  for (const fault of found) say(fault)
}

async function walk(store: string): Promise<void> {
  const problems = await walkStore({ browser, url, store, screens }, async (seen) => {
    const { screen, width } = seen.view
    const found = await pageFaults(seen.page, seen.language)
    tell(found.map((fault) => `${store} ${screen} ${width}: ${fault}`))
    if (values.renew) await renewReference(seen)
    else tell(await compareScreen(seen))
  })
  tell(problems.map((problem) => `${store}: ${problem}`))
  say(`${store} walked`)
}

async function lookAtAll(store: string): Promise<void> {
  for await (const found of faultsOfAllPages(browser, { url, store })) tell(found)
  say(`${store} looked through`)
}

/** Two at a time, for a machine of two cores. */
const AT_ONCE = 2
async function walkNext(): Promise<void> {
  for (let store = waiting.shift(); store; store = waiting.shift()) {
    if (values.all) await lookAtAll(store)
    else await walk(store)
  }
}
const waiting: string[] = [...stores]
await Promise.all(Array.from({ length: AT_ONCE }, walkNext))
if (values.all) tell(await faultsOfPictures(url))
await browser.close()
await shop?.stop()
say(faults === 0 ? 'Nothing is wrong.' : `${faults} faults.`)
process.exitCode = faults === 0 ? 0 : 1
