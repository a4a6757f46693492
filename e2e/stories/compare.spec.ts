import { describe, expect, it } from 'vitest'
import type { Shopper } from '../src/a-shopper.ts'
import { signIn, signOut } from '../src/acts/sign-in.ts'
import { inTurn } from '../src/in-turn.ts'
import { isFine } from '../src/is-fine.ts'
import { DESKTOP, openStage, PHONE } from '../src/open-stage.ts'

const stage = openStage({ hasWorker: false, isShared: true })

/** Into the wishlist from home, and from there side by side. */
async function compares({ main, t, opens }: Shopper, count: number): Promise<void> {
  await opens()
  for (let at = 0; at < count; at += 1) {
    const heart = main.getByRole('article').nth(at).getByRole('button')
    await heart.click()
    // A filled heart is kept, whatever is opened next.
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  }
  await opens('/wishlist')
  const buttons = main.getByRole('button', {
    name: new RegExp(`^${t('wishlist.compareOf', { name: '' }).trim()}`),
  })
  await expect.poll(() => buttons.count()).toBe(count)
  for (let at = 0; at < count; at += 1) {
    await buttons.nth(at).focus()
    await buttons.nth(at).press('Enter')
  }
}

describe.each(
  inTurn(import.meta.url, [
    { store: 'us', width: PHONE },
    { store: 'ru', width: DESKTOP },
  ]),
)('comparing at $store, $width px wide', (visit) => {
  it('up to four lie side by side, by keyboard, without a line too, until somebody signs out', async () => {
    const ada = await stage.visit(visit)
    const { page, main, t } = ada
    await ada.opens('/compare')
    await main.getByText(t('compare.emptyHint')).waitFor()
    await isFine(ada, `compare-empty-${visit.store}`)
    await compares(ada, 5)
    await page
      .getByText(t('wishlist.compareFull', { count: 4 }))
      .first()
      .waitFor()
    await main
      .getByRole('link', { name: t('wishlist.compareOpen', { count: 4 }) })
      .first()
      .click()
    await main.getByRole('heading', { name: t('compare.titleOf', { count: 4 }) }).waitFor()
    const rows = main.getByRole('row')
    await expect.poll(() => rows.count()).toBeGreaterThan(4)
    await isFine(ada, `compare-${visit.store}`)
    const all = await rows.count()
    await main.getByLabel(t('compare.onlyDifferences')).check()
    await expect.poll(() => rows.count()).toBeLessThan(all)
    await page.route('**/api/product?**', (route) => route.abort('connectionreset'))
    await ada.opens('/compare')
    await main.getByText(t('compare.failed')).waitFor()
    await isFine(ada, `compare-failed-${visit.store}`)
    await page.unroute('**/api/product?**')
    // By a press, or by itself before there is one.
    const again = main.getByRole('button', { name: t('sync.retry') })
    const tried = async () => {
      await again.click({ timeout: 500 }).catch(() => undefined)
      return rows.count()
    }
    await expect.poll(tried).toBe(all)
    await page.context().setOffline(true)
    await main.getByText(t('compare.offline')).waitFor()
    await page.context().setOffline(false)
    const out = main.getByRole('button', {
      name: new RegExp(`^${t('compare.takeOut', { name: '' }).trim()}`),
    })
    await out.first().click()
    await main.getByRole('heading', { name: t('compare.titleOf', { count: 3 }) }).waitFor()
    await signIn(page, stage.shop(), `compares-${visit.store}@shopper.example`)
    await ada.opens('/my-account')
    await signOut(ada)
    await ada.opens('/compare')
    await main.getByText(t('compare.emptyHint')).waitFor()
  })
})
