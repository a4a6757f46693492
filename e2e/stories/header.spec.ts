import { expect, it } from 'vitest'
import { inTurn } from '../src/in-turn.ts'
import { DESKTOP, openStage } from '../src/open-stage.ts'
import { takeShot } from '../src/take-shot.ts'

const stage = openStage({ hasWorker: false, isShared: true })

it.each(inTurn(import.meta.url, ['us', 'de', 'ru']))(
  'the row of the %s header stays where it is, whatever Tab reaches',
  async (store) => {
    const anna = await stage.visit({ width: DESKTOP, store, pictures: false })
    await anna.opens()
    const nav = anna.page.getByRole('navigation', { name: anna.t('shell.mainNav') })
    const links = nav.getByRole('link')
    await links.first().waitFor()
    const box = await nav.boundingBox()
    const count = await nav.locator('a:not([inert])').count()
    expect(count).toBeGreaterThan(2)
    for (let at = 0; at < count; at += 1) {
      const link = nav.locator('a:not([inert])').nth(at)
      await link.focus()
      const own = await link.boundingBox()
      expect((own?.y ?? -1) - (box?.y ?? 0)).toBeGreaterThanOrEqual(0)
      expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0) + 1)
    }
    // A link that is out of sight takes no focus.
    for (const hidden of await nav.locator('a[inert]').all()) {
      await hidden.evaluate((link: HTMLElement) => link.focus())
      expect(await hidden.evaluate((link) => link === document.activeElement)).toBe(false)
    }
    expect(await nav.evaluate(({ scrollTop, scrollLeft }) => [scrollTop, scrollLeft])).toEqual([0, 0])
  },
)

it('what lies below a category opens under the header, by the mouse and by keys', async () => {
  const anna = await stage.visit({ width: DESKTOP, store: 'de', pictures: false })
  await anna.opens()
  const nav = anna.page.getByRole('navigation', { name: anna.t('shell.mainNav') })
  const women = nav.locator('a[aria-expanded]').first()
  await women.hover()
  const panel = anna.page.locator('[data-category-panel]')
  await panel.waitFor()
  await takeShot(anna.page, 'category-panel')
  const [name, address] = [
    await women.textContent(),
    await panel.getByRole('link').nth(1).getAttribute('href'),
  ]
  await panel.getByRole('link').nth(1).click()
  await anna.page.waitForURL(`**${address}`)
  await panel.waitFor({ state: 'detached' })
  // The heading of the page that comes takes the focus.
  await expect.poll(() => anna.main.locator('h1:focus').count()).toBe(1)
  await women.focus()
  await anna.page.keyboard.press('ArrowDown')
  await panel.getByRole('link').first().waitFor()
  await expect.poll(() => panel.locator(':focus').count()).toBe(1)
  await anna.page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  expect(await anna.page.evaluate(() => document.activeElement?.textContent)).toBe(name)
})
