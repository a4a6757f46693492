import type { Totals } from '@vitrine/contract/cart'
import { CallError } from '@vitrine/contract/reply'
import { aLine } from '@vitrine/sync/testing/a-line'
import { beforeEach, describe, expect, it } from 'vitest'
import { notices } from '#web/lib/notify.ts'
import { all, below, fill, find, has, press, textOf } from '../testing/find.ts'
import { openPage } from '../testing/open-page.tsx'
import { refuses } from '../testing/refuses.ts'
import { scriptedEngine } from '../testing/scripted-engine.ts'
import { CartGiftCards } from './cart-gift-cards.tsx'

let shop: ReturnType<typeof scriptedEngine>
let cards: object[]
const CARD = { id: 7, code_end: 'K7Q2', amount: 60, left: 40 }

beforeEach(async () => {
  notices.set([])
  shop = scriptedEngine()
  cards = []
  const count = shop.client.script['cart.totals']
  shop.client.script['cart.totals'] = async (input) => ({
    ...((await count?.(input)) as object),
    gift_cards: cards,
  })
  shop.client.script['cart.applyGiftCard'] = () => {
    cards = [...cards, CARD]
    return true
  }
  shop.client.script['cart.removeGiftCard'] = () => {
    cards = []
    return true
  }
  await shop.cart.setLine(aLine({ sku: 'A', parentSku: 'A' }), 1)
})
const typeCode = async (code: string) => {
  await press('button', 'Add a gift card')
  await fill('Code of the gift card', code)
  await press('button', 'Apply')
}

describe('the gift cards of a bag', () => {
  it('go on it, say what they pay and what is left, and come off again', async () => {
    await openPage(<CartGiftCards />, { shop })
    await typeCode(' abcd-efgh-jklm-k7q2 ')
    const sent = shop.client.asked.find(({ id }) => id === 'cart.applyGiftCard')
    expect(sent?.input.body).toEqual({ code: 'abcd-efgh-jklm-k7q2' })
    expect(textOf(find('status', /K7Q2/))).toBe('Gift card …K7Q2Pays $60, $40 left on it')
    // There is room for another one.
    expect(has('button', 'Add a gift card')).toBe(true)
    await press('button', 'Remove gift card …K7Q2')
    expect(shop.client.asked.find(({ id }) => id === 'cart.removeGiftCard')?.input.body).toEqual({ id: 7 })
    expect(has('status', /K7Q2/)).toBe(false)
  })

  it.each([
    [404, 'GIFT_CARD_NOT_FOUND', 'No such card.', 'No such card.'],
    [503, 'UNAVAILABLE', 'away', 'The code could not be checked. Please try again in a moment.'],
    [408, 'REQUEST_TIMEOUT', 'late', 'The code could not be checked. Please try again in a moment.'],
  ])('that are refused (%i) say so beside the field', async (...[code, result, message, said]) => {
    shop.client.script['cart.applyGiftCard'] = () => {
      throw new CallError({ code, result, meta: { errorCode: result, message } })
    }
    await openPage(<CartGiftCards />, { shop })
    await typeCode('NOPE')
    expect(below('Code of the gift card')).toBe(said)
  })

  it('that could not be taken off say so, and still pay', async () => {
    cards = [CARD]
    await shop.cart.sync()
    shop.client.script['cart.removeGiftCard'] = refuses(503)
    await openPage(<CartGiftCards />, { shop })
    await press('button', 'Remove gift card …K7Q2')
    expect(notices.get()).toMatchObject([{ text: 'That did not work. Please try again.' }])
    expect(has('status', /K7Q2/)).toBe(true)
  })

  it('are several at a time, each with what it pays of the sums beside it', async () => {
    const other = { id: 8, code_end: 'ZZ99', amount: 5, left: 0 }
    await openPage(<CartGiftCards totals={{ gift_cards: [CARD, other] } as unknown as Totals} />, { shop })
    expect(all('status').map(textOf)).toEqual([
      'Gift card …K7Q2Pays $60, $40 left on it',
      'Gift card …ZZ99Pays $5, $0 left on it',
    ])
    await press('button', 'Remove gift card …ZZ99')
    expect(shop.client.asked.find(({ id }) => id === 'cart.removeGiftCard')?.input.body).toEqual({ id: 8 })
  })
})
