// Whoever reads with colours of their own (forced colours): what only a colour told has to be told by something else.
import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Shopper } from '../src/a-shopper.ts'
import { inTurn } from '../src/in-turn.ts'
import { DESKTOP, openStage, PHONE } from '../src/open-stage.ts'
import { takeShot } from '../src/take-shot.ts'

const stage = openStage({ hasWorker: false, isShared: true })

/** White on black, as most who need it have it. */
async function readsWhiteOnBlack(width: number): Promise<Shopper> {
  const mia = await stage.visit({ width, pictures: false })
  await mia.page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  return mia
}

const styleOf = (place: Locator, property: 'fill' | 'backgroundColor' | 'backgroundImage') =>
  place.evaluate((one, name) => getComputedStyle(one)[name], property)
const lookOf = (place: Locator, property: string, of?: string) =>
  place.evaluate((one, [name, pseudo]) => getComputedStyle(one, pseudo).getPropertyValue(name), [
    property,
    of,
  ] as const)
const TRANSPARENT = 'rgba(0, 0, 0, 0)'
const WHITE = 'rgb(255, 255, 255)'

describe.each(inTurn(import.meta.url, [PHONE, DESKTOP]))('colours of one’s own, %i px wide', (width) => {
  it('the name of the shop was black on black, and a heart white on a light picture', async () => {
    const mia = await readsWhiteOnBlack(width)
    await mia.opens('/women/knitwear')
    expect(await styleOf(mia.page.locator('header svg[role=img]'), 'fill')).toBe(WHITE)
    const heart = mia.card(0).getByRole('button').first()
    expect(await styleOf(heart, 'backgroundColor')).not.toBe(TRANSPARENT)
    await takeShot(mia.page, 'own-colours-list')
  })

  it('how many gave how many stars, and how a piece fits, were bars nobody saw', async () => {
    const mia = await readsWhiteOnBlack(width)
    await mia.opens('/merino-roll-neck')
    const bar = mia.page.locator('#reviews [style*="--part"]').first()
    await bar.scrollIntoViewIfNeeded()
    expect(await styleOf(bar, 'backgroundImage')).not.toBe('none')
    await takeShot(mia.page, 'own-colours-product')
  })

  it('a size sold out was as any other, and what unfolds had no sign', async () => {
    const mia = await readsWhiteOnBlack(width)
    await mia.opens('/merino-roll-neck')
    const soldOut = mia.page.locator('main fieldset[data-axis=size] label').filter({
      has: mia.page.locator(`input[aria-label$="${mia.t('product.soldOutValue', { value: '' })}"]`),
    })
    expect(await lookOf(soldOut.first(), 'text-decoration-line')).toBe('line-through')
    const sign = mia.main.locator('summary > span[aria-hidden]').first()
    expect(await lookOf(sign, 'background-color', '::before')).toBe(WHITE)
  })
})
