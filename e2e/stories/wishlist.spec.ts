import { describe, expect, it } from 'vitest'
import type { Shopper } from '../src/a-shopper.ts'
import { signIn } from '../src/acts/sign-in.ts'
import { inTurn } from '../src/in-turn.ts'
import { isFine } from '../src/is-fine.ts'
import { DESKTOP, openStage, PHONE } from '../src/open-stage.ts'
import { takeShot } from '../src/take-shot.ts'

const stage = openStage({ hasWorker: true, isShared: true })

/** The first card of the home page that is not in yet; answers what it is called. */
async function wishesFor({ main }: Shopper, position: number): Promise<string> {
  const card = main.getByRole('article').nth(position)
  const name = await card.getByRole('heading', { level: 3 }).textContent()
  const heart = card.getByRole('button')
  await heart.click()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  return name ?? ''
}

const opensList = async (shopper: Shopper, count: number) => {
  const { page, t } = shopper
  await page.getByRole('link', { name: t('wishlist.open', { count }), exact: true }).click()
  const panel = page.getByRole('dialog', { name: t('wishlist.title') })
  await expect.poll(() => panel.getByRole('listitem').count()).toBe(count)
  await isFine(shopper)
  await takeShot(page, `wishlist-panel-${shopper.isPhone ? 'phone' : 'desktop'}`)
  await panel.getByRole('link', { name: t('wishlist.all') }).click()
  await page
    .getByRole('main')
    .getByRole('heading', { level: 1, name: t('wishlist.title'), exact: true })
    .waitFor()
}
const names = ({ main }: Shopper) =>
  main.getByRole('article').getByRole('heading', { level: 3 }).allTextContents()

describe.each(
  inTurn(import.meta.url, [
    { store: 'us', width: PHONE },
    { store: 'de', width: DESKTOP },
  ]),
)('a wishlist at $store, $width px wide', (visit) => {
  it('is empty and says how to begin', async () => {
    const guest = await stage.visit({ ...visit, pictures: false })
    await guest.opens('/wishlist')
    await guest.main.getByText(guest.t('wishlist.emptyHint')).waitFor()
    await isFine(guest)
  })

  it('is kept over sign-in, comes along to another device, and is shown by a link until that is taken back', async () => {
    const email = `wishes-${visit.store}@shopper.example`
    const ada = await stage.visit({ ...visit, pictures: false })
    const { page, main, t } = ada
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await ada.opens()
    const name = await wishesFor(ada, 0)
    await opensList(ada, 1)
    await expect.poll(() => names(ada)).toEqual([name])
    await isFine(ada)
    await signIn(page, stage.shop(), email)
    await ada.opens('/wishlist')
    await expect.poll(() => names(ada)).toEqual([name])

    await main.getByRole('button', { name: t('wishlist.share'), exact: true }).click()
    await page.getByText(t('wishlist.linkCopied')).waitFor()
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
    const friend = await stage.visit({ ...visit, pictures: false })
    const path = link.pathname.replace(`/${visit.store}`, '')
    await friend.opens(path)
    await expect.poll(() => names(friend)).toEqual([name])
    await isFine(friend)
    await main.getByRole('button', { name: t('wishlist.unshare'), exact: true }).click()
    await main
      .getByRole('button', { name: t('wishlist.unshare'), exact: true })
      .waitFor({ state: 'detached' })
    await friend.opens(path)
    await friend.main.getByText(t('wishlist.sharedGone')).waitFor()

    const elsewhere = await stage.visit({ ...visit, pictures: false })
    await elsewhere.opens()
    await signIn(elsewhere.page, stage.shop(), email)
    await opensList(elsewhere, 1)
    // What is changed without a line shows at once, and is in the shop when there is one.
    await page.context().setOffline(true)
    await main.getByRole('article').getByRole('button').click()
    await main.getByText(t('wishlist.empty'), { exact: true }).waitFor()
    const sent = page.waitForResponse((reply) => reply.url().endsWith('/api/wishlist/change'))
    await page.context().setOffline(false)
    expect((await sent).status()).toBe(200)
    await elsewhere.opens('/wishlist')
    await elsewhere.main.getByText(t('wishlist.empty'), { exact: true }).waitFor()
  })
})
