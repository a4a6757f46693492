import type { BrowserContext } from 'playwright-core'
import { describe, it } from 'vitest'
import { bagLink } from '../src/acts/read-bag.ts'
import { inTurn } from '../src/in-turn.ts'
import { type Line, openLine } from '../src/open-line.ts'
import { openStage } from '../src/open-stage.ts'

const stage = openStage({ hasWorker: true, isShared: true })
const PRODUCT = '/merino-roll-neck'

describe('a browser that dies after it said “added”', () => {
  it.concurrent.each(inTurn(import.meta.url, [0, 50, 500, 2000], 2))(
    'has the line %i ms later',
    async (wait) => {
      const line = await openLine(stage.shop().url)
      const profile = line.newProfile()
      try {
        await addsAndDies(line, profile, wait)
        line.proxy.up()
        const { anna, context } = await line.launch(profile)
        await anna.opens('/cart')
        await bagLink(anna, 1).waitFor()
        await anna.main.getByText(anna.t('cart.waiting')).waitFor({ state: 'detached' })
        await context.close()
      } finally {
        await line.close()
      }
    },
  )
})

async function addsAndDies(line: Line, profile: string, wait: number): Promise<void> {
  const { anna, context } = await line.launch(profile)
  await anna.opens(PRODUCT)
  await anna.choosesFirstSize()
  await line.untilKept(anna, PRODUCT)
  await line.lose(context)
  await anna.main
    .getByRole('button', { name: anna.t('product.add') })
    .first()
    .click()
  await anna.page.getByText(anna.t('notice.added'), { exact: true }).waitFor()
  await new Promise((resolve) => setTimeout(resolve, wait))
  await killBrowser(context)
}

/** As a crash or a flat battery does it: nothing can be tidied up. */
async function killBrowser(context: BrowserContext): Promise<void> {
  const browser = context.browser()
  if (!browser) throw new Error('the profile has no browser')
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const own = processInfo.find(({ type }) => type === 'browser')
  if (!own) throw new Error('the browser has no process')
  const gone = new Promise((resolve) => context.once('close', resolve))
  process.kill(own.id, 'SIGKILL')
  await gone
}
