// Sizes the shop is drawn with, which no other story would miss.
import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { DESKTOP, openStage, PHONE } from '../src/open-stage.ts'

const stage = openStage({ hasWorker: false, isShared: true })

const textSize = (place: Locator): Promise<string> => place.evaluate((one) => getComputedStyle(one).fontSize)
const boxOf = (place: Locator) =>
  place.evaluate((one) => {
    const { top, bottom, left, right, width, height } = one.getBoundingClientRect()
    return { top, bottom, left, right, width, height }
  })

it('badges on pictures and the number over the bag were written as large as a price', async () => {
  const anna = await stage.visit({ store: 'us', width: PHONE, pictures: false })
  await anna.opens('/women')
  const badge = anna.cards.getByText('New', { exact: true }).first()
  expect(await textSize(badge)).toBe('12px')
  await anna.cards.first().getByRole('button').first().click()
  const spot = anna.page.getByRole('banner').locator('a[href$="/wishlist"] span')
  await spot.waitFor()
  expect(await textSize(spot)).toBe('11px')
  const { width, height } = await boxOf(spot)
  expect([Math.round(width), height]).toEqual([16, 16])
})

it.each([PHONE, DESKTOP])(
  'pictures of what is for women and men lay on the line below them, %s px wide, and those of dresses did not',
  async (width) => {
    const anna = await stage.visit({ store: 'us', width, pictures: false })
    await anna.opens('')
    const rows = anna.main.locator('section[aria-labelledby=categories] li')
    const gaps = await rows.evaluateAll((all) =>
      all.map((row) => {
        const picture = row.querySelector('img')?.parentElement?.getBoundingClientRect()
        return Math.round(row.getBoundingClientRect().bottom - (picture?.bottom ?? 0))
      }),
    )
    expect(gaps.length).toBe(6)
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(12)
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1)
  },
)

it('on a tablet the first slide lost its boots and half of a jumper below the edge of its picture', async () => {
  const anna = await stage.visit({ store: 'us', width: 768, pictures: false })
  await anna.opens('')
  const { width, height } = await boxOf(anna.main.locator('section img').first())
  expect(width / height).toBeCloseTo(390 / 440, 1)
})

it('a long name was set in a narrow column beside two icons, and repeated in lines above the picture', async () => {
  const olga = await stage.visit({ store: 'ru', width: PHONE, pictures: false })
  await olga.opens('/merino-v-neck-jumper')
  const name = await boxOf(olga.title)
  expect(name.right).toBeGreaterThan(PHONE - 24)
  const crumbs = olga.page.getByRole('navigation', { name: olga.t('list.crumbs') })
  const last = crumbs.getByRole('listitem').filter({ visible: true }).last()
  expect(
    await last.evaluate((one) => [one.children[0]?.tagName, getComputedStyle(one, '::after').content]),
  ).toEqual(['A', 'none'])
})
