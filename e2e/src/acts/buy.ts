import type { Shopper } from '../a-shopper.ts'

const sumOf = (text: string | null) => Number(text?.replace(/[^\d.]/g, ''))

/** The main button of a product; its right end says the price. */
export const buyButton = ({ main }: Shopper) => main.locator('[data-buy]')
export const priceOnButton = async (anna: Shopper) =>
  sumOf(await buyButton(anna).locator('span').last().textContent())

/** Answers when the bag has opened and is closed again. */
export async function buys(anna: Shopper): Promise<void> {
  await buyButton(anna).click()
  await closesBag(anna)
}

export async function closesBag({ page, bag }: Shopper): Promise<void> {
  await bag.getByRole('listitem').first().waitFor()
  await page.keyboard.press('Escape')
  await bag.waitFor({ state: 'hidden' })
}
