import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { openStage, PHONE } from '../src/open-stage.ts'

const stage = openStage({ hasWorker: false, isShared: true })

const isUncovered = (one: Locator): Promise<boolean> =>
  one.evaluate((link) => {
    const { x, y, width, height } = link.getBoundingClientRect()
    return link.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

it('without a line the last links of a page lay behind the bar that says so, however far one scrolled', async () => {
  const { addsToBag, choosesFirstSize, main, opens, page, t } = await stage.visit({
    store: 'de',
    width: PHONE,
    pictures: false,
  })
  await opens('/merino-roll-neck')
  await choosesFirstSize()
  await addsToBag()
  await opens('/checkout')
  const privacy = main.getByRole('link', { name: t('shell.privacy') }).last()
  await privacy.waitFor()
  await page.context().setOffline(true)
  await page.getByText(t('shell.offline')).waitFor()
  await privacy.focus()
  await expect.poll(() => isUncovered(privacy)).toBe(true)
  await page.context().setOffline(false)
  await page.getByText(t('shell.offline')).waitFor({ state: 'detached' })
  await opens('/merino-roll-neck')
  await page.context().setOffline(true)
  await page.getByText(t('shell.offline')).waitFor()
  const last = page.getByRole('contentinfo').getByRole('link').last()
  await last.focus()
  await expect.poll(() => isUncovered(last)).toBe(true)
})

it('an open bag lay over the bar that says there is no line, and nothing else in it did', async () => {
  const anna = await stage.visit({ store: 'de', width: PHONE, pictures: false })
  const { bag, page, t } = anna
  await anna.opens('/merino-roll-neck')
  await anna.choosesFirstSize()
  await anna.main.locator('[data-buy]').first().click()
  await bag.getByRole('listitem').first().waitFor()
  await page.context().setOffline(true)
  const bar = page.getByText(t('shell.offline'))
  await bar.waitFor()
  const edges = () => Promise.all([bag.boundingBox(), bar.locator('xpath=..').boundingBox()])
  await expect
    .poll(async () => {
      const [panel, line] = await edges()
      return (line?.y ?? 0) - ((panel?.y ?? 0) + (panel?.height ?? 0))
    })
    .toBeGreaterThanOrEqual(0)
})
