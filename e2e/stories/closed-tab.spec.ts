// What is typed just before a tab is closed leaves with it, though the shop's worker stands between the page and the line; and
// where the browser lets that request go, the device has it.
import { expect, it } from 'vitest'
import { signIn } from '../src/acts/sign-in.ts'
import { openStage } from '../src/open-stage.ts'

const stage = openStage({ hasWorker: true })
const PIECE = '/us/admin/content/page/withdrawal'
/**
 * From the last key to the press that closes, faster than a hand is: well before a draft is kept by itself. So early a browser
 * lets one request in ten go, however its tab is closed.
 */
const HAND_MS = 50

it('a draft typed a moment before its tab is closed is there when it is opened again', async () => {
  const olga = await stage.visit({ pictures: false })
  const { page, t } = olga
  await olga.opens('/admin')
  await signIn(page, stage.shop(), { email: 'olga.closing@staff.example', roles: ['admin'] })
  await page.getByRole('heading', { name: t('staff.homeNeeds') }).waitFor()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  const opensPiece = async () => {
    const tab = await page.context().newPage()
    await tab.goto(stage.shop().url + PIECE)
    const title = tab.getByRole('region', { name: 'English' }).getByRole('textbox').first()
    await title.waitFor()
    return { tab, title }
  }
  // Not the first time alone: whether a browser lets it go is a matter of moments.
  for (const words of ['Your right', 'Your right to', 'Your right to withdraw']) {
    const { tab, title } = await opensPiece()
    await title.fill(words)
    await tab.waitForTimeout(HAND_MS)
    await tab.close()
    // The shop may be asked for the piece before it has heard what the closed tab sent: then it is opened once more.
    const opensAgain = async () => {
      const again = await opensPiece()
      const text = await again.title.inputValue()
      await again.tab.close()
      return text
    }
    await expect.poll(opensAgain, { interval: 1_000 }).toBe(words)
  }
})
