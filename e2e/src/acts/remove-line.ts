import type { Shopper } from '../a-shopper.ts'

/** The only line of the bag goes after a question, and is wanted back at once. */
export async function removesAndTakesBack({ bag, t }: Shopper): Promise<void> {
  await bag.getByRole('button', { name: /^Remove / }).click()
  await bag
    .getByRole('alertdialog')
    .getByRole('button', { name: t('cart.removeYes') })
    .click()
  await bag.getByText(t('cart.empty')).waitFor()
  await bag.getByRole('button', { name: t('cart.undo') }).click()
}
