import { dayOfStore } from '@vitrine/i18n/calendar/day-of-store'
import { expect } from 'vitest'
import type { Shopper } from '../a-shopper.ts'

const laneOf = ({ page, t }: Shopper, lane: 'delivering' | 'to_promote' | 'promoted') =>
  page.getByRole('region', { name: t(`partner.goods.lane.${lane}`) })

/** The panel for photos of the first piece that waits for them, opened by keys alone. */
export async function opensPhotos(pia: Shopper) {
  const { page, t } = pia
  const add = laneOf(pia, 'to_promote').getByRole('link', { name: t('partner.goods.addPhotos') })
  await add.first().focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: t('partner.goods.photos') })
  await panel.waitFor()
  // Any picture will do, the page's own for one.
  const photo = { name: 'IMG.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) }
  const addsTwo = () => panel.getByLabel(t('partner.goods.album')).setInputFiles([photo, photo])
  return { panel, addsTwo }
}

/** A link to another site is refused, then the story is noted. */
export async function postsStory({ page, t }: Shopper): Promise<void> {
  const link = page.getByRole('textbox', { name: t('partner.goods.postLink') })
  const done = page.getByRole('button', { name: t('partner.goods.iPosted.story') })
  await link.fill('https://evil.example/instagram.com')
  await done.click()
  await page.getByText(t('partner.goods.postLinkWrong')).waitFor()
  await link.fill('https://www.instagram.com/stories/pia/1/')
  await done.click()
  await page.getByRole('link', { name: t('partner.goods.openPost') }).waitFor()
}

/** Approves all that lies in the selection. */
export async function approvesAll(pia: Shopper): Promise<void> {
  const { page, t } = pia
  await pia.opens('/cabinet/products/selection')
  const tiles = page.locator('main li button')
  await tiles.first().waitFor()
  const count = await tiles.count()
  for (let at = 0; at < count; at += 1) await tiles.nth(at).click()
  await page.getByRole('button', { name: t('partner.goods.approve', { count }) }).click()
  await page.getByText(t('partner.goods.nothingHere')).waitFor()
}

/** The parcel has come; another piece was in it than its papers say. */
export async function receivesSubstitute(pia: Shopper): Promise<void> {
  const { page, t, view } = pia
  await pia.opens('/cabinet/products')
  await laneOf(pia, 'delivering')
    .getByRole('button', { name: t('partner.goods.hasArrived') })
    .click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('combobox').selectOption({ index: 1 })
  await panel.getByRole('button', { name: t('partner.goods.hasArrived') }).click()
  await panel.waitFor({ state: 'detached' })
  const day = new Intl.DateTimeFormat(view.locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  // By the clock of the store: in the last hours of a day of UTC it is tomorrow in Berlin.
  const today = dayOfStore(new Date(), view)
  const arrived = t('partner.goods.arrivedOn', { day: day.format(Date.parse(`${today}T00:00Z`)) })
  await laneOf(pia, 'to_promote').getByText(arrived).waitFor()
  await expect.poll(() => laneOf(pia, 'delivering').getByRole('listitem').count()).toBe(1)
}
