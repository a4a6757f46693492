import type { Bonuses } from '@vitrine/contract/cart/promotions'
import { aLine } from '@vitrine/sync/testing/a-line'
import { beforeEach, describe, expect, it } from 'vitest'
import { notices } from '#web/lib/notify.ts'
import { find, has, page, press, settled, textOf } from '../testing/find.ts'
import { openPage } from '../testing/open-page.tsx'
import { refuses } from '../testing/refuses.ts'
import { scriptedEngine } from '../testing/scripted-engine.ts'
import { CartBonuses } from './cart-bonuses.tsx'

const USE = /^Use \$/
let shop: ReturnType<typeof scriptedEngine>
let bonuses: Bonuses
beforeEach(async () => {
  localStorage.clear()
  notices.set([])
  shop = scriptedEngine()
  shop.session.set({ status: 'signed-in', customer: '7' })
  bonuses = {
    ...{ spend: false, amount: 18, account: 40, currency: 'USD', percent: 30, unlimited_from: 500 },
    ...{ unlimited: false, cashback_percent: 5, return_days: 14 },
  }
  shop.client.script['cart.bonuses'] = () => bonuses
  shop.client.script['cart.bonusesSpend'] = () => {
    bonuses = { ...bonuses, spend: true }
    return bonuses
  }
  await shop.cart.setLine(aLine({ sku: 'A', parentSku: 'A' }), 1)
})
async function open(): Promise<void> {
  await openPage(<CartBonuses />, { shop })
  await settled()
}
const isOn = () => (find('checkbox', USE) as HTMLInputElement).checked

describe('the bonuses of a bag', () => {
  it('say what they pay here, what there is, and the rule in numbers', async () => {
    await open()
    expect(page()).toBe(
      'Use $18 of your bonuses$40 on your account. Bonuses pay up to 30% of an order, and all of it from $500 on. ' +
        '5% of what you pay for products come back 14 days after delivery.',
    )
  })

  it('may pay all of a large order, and say so', async () => {
    bonuses = { ...bonuses, unlimited: true, cashback_percent: 0 }
    await open()
    expect(page()).toBe('Use $18 of your bonuses$40 on your account. They may pay all of an order.')
  })

  it('are spent by the switch, and the shop counts the bag anew', async () => {
    await open()
    const counted = shop.count('cart.totals')
    await press('checkbox', USE)
    expect([shop.count('cart.bonusesSpend'), shop.count('cart.totals') > counted]).toEqual([1, true])
  })

  it('that are on the bag are taken off it', async () => {
    bonuses = { ...bonuses, spend: true }
    shop.client.script['cart.bonusesSkip'] = () => bonuses
    await open()
    expect(isOn()).toBe(true)
    await press('checkbox', USE)
    expect([shop.count('cart.bonusesSkip'), shop.count('cart.bonusesSpend')]).toEqual([1, 0])
  })

  it('stand as pressed at once, and keep the focus of who has only keys, however long the shop takes', async () => {
    const answer = Promise.withResolvers<Bonuses>()
    shop.client.script['cart.bonusesSpend'] = () => answer.promise
    await open()
    const box = find('checkbox', USE) as HTMLInputElement
    box.focus()
    await press('checkbox', USE)
    expect([isOn(), box.disabled, document.activeElement === box]).toEqual([true, false, true])
    bonuses = { ...bonuses, spend: true }
    answer.resolve(bonuses)
    await settled()
    expect([isOn(), document.activeElement === box]).toEqual([true, true])
  })

  it('that could not be spent say so, and the switch stands as the shop has it', async () => {
    shop.client.script['cart.bonusesSpend'] = refuses(503)
    await open()
    await press('checkbox', USE)
    expect(notices.get()).toMatchObject([{ text: 'That did not work. Please try again.' }])
    expect([isOn(), (find('checkbox', USE) as HTMLInputElement).disabled]).toEqual([false, false])
  })

  it('are not spoken of to guests, and the shop is not asked', async () => {
    shop.session.set({ status: 'guest', customer: null })
    await open()
    expect([textOf(document.body), shop.count('cart.bonuses')]).toEqual(['', 0])
  })

  it('pushed the way to the checkout down when they came: whoever had some finds their place held', async () => {
    await open()
    const answer = Promise.withResolvers<Bonuses>()
    shop.client.script['cart.bonuses'] = () => answer.promise
    document.body.replaceChildren()
    await open()
    const place = document.querySelector('label')
    expect(place?.className).toMatch(/hidden/)
    answer.resolve({ ...bonuses, account: 0, amount: 0 })
    await settled()
    expect(document.querySelector('label')).toBeNull()
    document.body.replaceChildren()
    shop.client.script['cart.bonuses'] = () => new Promise(() => {})
    await open()
    expect(document.querySelector('label')).toBeNull()
  })

  it('of somebody else on this device hold no place', async () => {
    await open()
    shop.client.script['cart.bonuses'] = () => new Promise(() => {})
    shop.session.set({ status: 'signed-in', customer: '8' })
    document.body.replaceChildren()
    await open()
    expect(document.querySelector('label')).toBeNull()
  })

  it('are not spoken of where there are none', async () => {
    bonuses = { ...bonuses, account: 0, amount: 0 }
    await open()
    expect(has('checkbox')).toBe(false)
  })
})
