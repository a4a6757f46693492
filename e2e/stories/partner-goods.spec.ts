// What a partner does with a piece: photos without a line, a post, a set that is refused and one that is not.
import { describe, expect, it } from 'vitest'
import type { Shopper } from '../src/a-shopper.ts'
import { opensPhotos, postsStory } from '../src/acts/promote-piece.ts'
import { signIn } from '../src/acts/sign-in.ts'
import { inTurn } from '../src/in-turn.ts'
import { isFine } from '../src/is-fine.ts'
import { DESKTOP, openStage, PHONE } from '../src/open-stage.ts'
import { untilAlive } from '../src/until-alive.ts'

const stage = openStage({ hasWorker: false })
const PIA = { email: 'partner@vitrine.example', roles: ['blogger'] } as const

/** Agrees, where this is the first time. */
async function comesIn(pia: Shopper) {
  const { page, t, title } = pia
  await pia.opens('/cabinet/products')
  await signIn(page, stage.shop(), PIA)
  const agree = page.getByRole('button', { name: t('partner.agree'), exact: true })
  await title.or(agree).first().waitFor()
  if (await agree.isVisible()) await agree.click()
  await page.getByRole('heading', { level: 1, name: t('partner.goods.title') }).waitFor()
}

/** What sticks out of its lane stands on the neighbour's. */
const outOfLane = ({ main }: Shopper) =>
  main.locator('section li').evaluateAll((items) =>
    items.flatMap((item) => {
      const { right } = item.getBoundingClientRect()
      const all = [...item.querySelectorAll('a, button')]
      return all.filter((one) => one.getBoundingClientRect().right > right + 1).map((one) => one.textContent)
    }),
  )

/** Photos are taken where there is no line, and the page is closed. Answers the address of the piece. */
async function photographsOffline(pia: Shopper): Promise<string> {
  const { page, t } = pia
  const { panel, addsTwo } = await opensPhotos(pia)
  await page.context().setOffline(true)
  await addsTwo()
  await expect.poll(() => panel.getByText(t('partner.goods.photo.kept'), { exact: true }).count()).toBe(2)
  await isFine(pia, `partner-photos-${pia.store}`)
  const path = new URL(page.url()).pathname
  await page.goto('about:blank')
  await page.context().setOffline(false)
  return path
}

/** They go on in whatever room the cabinet is opened at. */
async function findsThemSent(pia: Shopper, path: string) {
  const { page, t, url } = pia
  let sent = 0
  page.on('response', (reply) => {
    if (reply.url().includes('/upload_photos') && reply.ok()) sent += 1
  })
  await pia.opens('/cabinet/wiki')
  await expect.poll(() => sent).toBe(2)
  await page.goto(url + path)
  await untilAlive(page)
  const photos = page.getByRole('img', { name: t('partner.goods.photoNumber', { number: 2 }) })
  await photos.first().waitFor()
}

/** By keys alone: a top, then a bottom that makes no set there is yet. */
async function makesASet(pia: Shopper) {
  const { page, t } = pia
  await pia.opens('/cabinet/products/set')
  const known = page.getByRole('link', { name: / \+ / }).first().locator('span').nth(-1)
  const [top = '', bottom = ''] = ((await known.textContent()) ?? '').split(' + ')
  const tile = (name: string) => page.getByRole('button', { name, exact: false }).first()
  await tile(top).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => tile(bottom).getAttribute('aria-disabled')).toBe('true')
  await isFine(pia, `partner-set-${pia.store}`)
  const open = page.locator('main li button[aria-pressed="false"]:not([aria-disabled])')
  await open.first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: t('partner.goods.saveSet') }).press('Enter')
  await page.getByText(t('partner.goods.setSaved')).waitFor()
}

describe.each(
  inTurn(import.meta.url, [
    ['de', PHONE],
    ['ua', DESKTOP],
  ] as const),
)('in %s at %i px a partner', (store, width) => {
  it('keeps photos without a line, finds them sent, posts, and makes a set', async () => {
    const pia = await stage.visit({ store, width })
    await comesIn(pia)
    await isFine(pia, `partner-lanes-${store}`)
    expect(await outOfLane(pia)).toEqual([])
    const path = await photographsOffline(pia)
    await findsThemSent(pia, path)
    await postsStory(pia)
    await isFine(pia, `partner-piece-${pia.store}`)
    await makesASet(pia)
  })
})
