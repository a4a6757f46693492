import type { Locator } from 'playwright-core'
import type { Walk } from '../walk-of.ts'

/**
 * Desktop: each value is a link that applies at once. Phone: values are gathered in a sheet and one button shows the
 * result. Answers how many products were promised.
 */
export async function filterBy(walk: Walk, names: string[]): Promise<number> {
  const promised = walk.isPhone ? await filterInSheet(walk, names) : await filterInColumn(walk, names)
  const applied = walk.page.getByRole('list', { name: walk.t('list.applied') })
  for (const name of names) await applied.getByText(endsWith(name)).waitFor()
  return promised
}

async function filterInColumn({ page, t }: Walk, names: string[]): Promise<number> {
  const column = page.getByRole('complementary', { name: t('list.filter') })
  for (const name of names) {
    // By its whole name: "M" is also a letter of "Camel", which was chosen a moment before.
    const value = column.getByRole('link', { name: startsWith(name) })
    await value.click()
    await value.and(page.locator('[aria-current=true]')).waitFor()
  }
  return readCount(page.getByRole('main').getByRole('status').first())
}

async function filterInSheet({ page, t }: Walk, names: string[]): Promise<number> {
  await page.getByRole('button', { name: t('list.filter') }).click()
  const sheet = page.getByRole('dialog', { name: t('list.filter') })
  for (const name of names) {
    await sheet.getByRole('button', { name: startsWith(name) }).click()
    await sheet.getByRole('button', { name: startsWith(name), pressed: true }).waitFor()
  }
  const show = sheet.getByRole('status').and(sheet.locator('[aria-busy=false]'))
  const promised = await readCount(show)
  // Readers of the screen hear the count, and the button says it: its name is all Chrome's tree has of it.
  await sheet
    .getByRole('button', { name: new RegExp(`\\b${promised}\\b`) })
    .last()
    .click()
  return promised
}

const startsWith = (name: string) => new RegExp(`^${name}( \\d+)?$`)
const endsWith = (name: string) => new RegExp(`(^| )${name} *$`)
const readCount = async (place: Locator) => Number((await place.textContent())?.match(/\d+/)?.[0])

export async function sortBy({ page }: Walk, sort: 'price-asc' | 'price-desc'): Promise<void> {
  await page.locator('select[name=sort]').filter({ visible: true }).selectOption(sort)
  await page.waitForURL(new RegExp(`sort=${sort}`))
  await page.locator('[aria-busy=false] article').first().waitFor()
}

/** What the cards ask now, without struck prices, as numbers. */
export async function pricesShown({ page }: Walk): Promise<number[]> {
  const prices = page.locator('main [aria-busy] article p:has(> span) > span:first-child')
  const texts = await prices.filter({ hasText: /[$€₽]/ }).allTextContents()
  return texts.map((text) => Number(text.replace(/[^\d.]/g, '')))
}
