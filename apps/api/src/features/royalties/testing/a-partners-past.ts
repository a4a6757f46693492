import { beforeEach } from 'vitest'
import { saveAccount } from '../cabinet/payout-account.ts'
import { runPayouts } from '../payouts/run-payouts.ts'
import { openRoyaltyShop } from './open-royalty-shop.ts'
import { MILA, TESSA } from './set-scene.ts'

const IBAN = 'DE89 3704 0044 0532 0130 00'

/** Two partners. Before each test one of them, Mila, has an order paid out, one on account, and one being confirmed. */
export function aPartnersPast() {
  const shop = openRoyaltyShop()
  const mila = () => shop.as(MILA, 'blogger')
  let payoutId: number

  async function aPast(): Promise<number> {
    await saveAccount(mila(), { currency: 'EUR', holder: 'Mila Sorel', account: IBAN })
    const buy = async (qty: number) => {
      const orderId = await shop.buy({ code: 'mila', goods: [{ sku: 'SCARF', qty }] })
      await shop.deliver(orderId)
      return orderId
    }
    await buy(4)
    shop.passReturnWindow()
    await shop.ripen()
    const [paid] = await runPayouts(shop.job('command:payouts'))
    await buy(2)
    shop.passReturnWindow()
    await shop.ripen()
    await buy(1)
    return paid?.payoutId ?? 0
  }

  beforeEach(async () => {
    payoutId = await aPast()
  })
  return { shop, mila, tessa: () => shop.as(TESSA, 'blogger'), payoutId: () => payoutId }
}
