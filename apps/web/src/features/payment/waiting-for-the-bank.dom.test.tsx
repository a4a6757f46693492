import type { OrderView } from '@vitrine/contract/order'
import { act } from 'react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { find, has, page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import { OrderPayment } from './order-payment.tsx'
import { PaymentResult } from './payment-result.tsx'
import { anOrderToPay, PAYMENT, withPayment } from './testing/an-unpaid-order.tsx'

const WAITS = withPayment({ waits_for_bank: true, asked: 2 })

describe('while the bank has not answered', () => {
  let shop: ReturnType<typeof anOrderToPay>
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    shop = anOrderToPay((payable) => <PaymentResult {...payable} saysPaid={false} />)
    let times = 2
    shop.client.script['order.askPayment'] = () => {
      times += 1
      return { ...PAYMENT, waits_for_bank: true, asked: times }
    }
  })
  const pass = async (seconds: number) => {
    await act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))
    await settled()
  }

  it('says what is to pay, for which order, and until when it is kept', async () => {
    await shop.open(WAITS)
    expect([...document.querySelectorAll('dl > div')].map(textOf)).toEqual([
      'Order000000042',
      'To pay$112, once. You can try again when the answer has come.',
      expect.stringMatching(/^At the latest\d/),
    ])
    expect(has('button', /^Try again|^Pay/)).toBe(false)
  })

  it('it is asked every few seconds, until somebody leaves the page', async () => {
    const { leave } = await shop.open(WAITS)
    await pass(12)
    expect([textOf(find('status')), shop.asked('order.askPayment').length]).toEqual(['Asked 5 times', 3])
    leave()
    await pass(60)
    expect(shop.asked('order.askPayment')).toHaveLength(3)
  })

  it('nobody is asked for a page that lies in the background', async () => {
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    onTestFinished(() => hidden.mockRestore())
    await shop.open(WAITS)
    await pass(60)
    expect(shop.asked('order.askPayment')).toEqual([])
  })

  it.each(['paid', 'failed'] as const)('its answer (%s) has the order read anew', async (state) => {
    await shop.open(WAITS)
    expect(shop.onChange).not.toHaveBeenCalled()
    shop.client.script['order.askPayment'] = () => ({ ...PAYMENT, state })
    await press('button', 'Ask now')
    expect(shop.onChange).toHaveBeenCalledOnce()
  })

  it('another sum than was asked for ends the waiting, too', async () => {
    await shop.open(WAITS)
    shop.client.script['order.askPayment'] = () => ({ ...PAYMENT, pay_until: null })
    await pass(6)
    expect(shop.onChange).toHaveBeenCalledOnce()
  })

  it('a shop out of reach is no answer: nothing on the page changes', async () => {
    shop.client.script['order.askPayment'] = refuses(503)
    await shop.open(WAITS)
    await press('button', 'Ask now')
    expect([textOf(find('status')), has('alert')]).toEqual(['Asked 2 times', false])
    expect(shop.onChange).not.toHaveBeenCalled()
  })
})

describe('the payment on the page of its order', () => {
  const open = (...order: Parameters<typeof withPayment>) =>
    anOrderToPay((payable) => <OrderPayment {...payable} />).open(withPayment(...order))

  it.each([
    ['the bank has not answered', { waits_for_bank: true }, 'The bank has not answered yet.'],
    ['another sum came', {}, 'please do not pay again'],
    [
      'money was given back',
      { state: 'part_refunded', given_back: { money: 40, gift_cards: 0, bonuses: 0 } },
      '$40 was paid back.',
    ],
    ['it failed', { state: 'failed', payable: true }, 'Not paid yet. The order is kept for you until'],
  ] as const)('says when %s', async (...[, payment, words]) => {
    await open(payment)
    expect(page()).toContain(words)
  })

  it('says where each part of what went back went', async () => {
    const given_back = { money: 40, gift_cards: 25, bonuses: 10 }
    const cards = [1, 2].map((id) => ({ id, code_end: 'ABCD', amount: 30, left: 0 }))
    await open({ state: 'part_refunded', given_back }, {
      totals: { grand_total: 112, total_segments: [], gift_cards: cards },
    } as unknown as Partial<OrderView>)
    expect(textOf(find('status'))).toBe(
      '$40 was paid back.$25 is back on the gift cards you paid with.$10 is back among your bonuses.',
    )
  })

  it('says of an order nobody paid money for that its card has it back', async () => {
    const given_back = { money: 0, gift_cards: 60, bonuses: 0 }
    const totals = { grand_total: 0, total_segments: [] } as unknown as OrderView['totals']
    await open({ state: 'paid', given_back }, { canceled: true, totals })
    expect(textOf(find('status'))).toBe('$60 is back on the gift card you paid with.')
  })

  it('asks for money only where the order is kept for it', async () => {
    await open({ state: 'failed', payable: true, pay_until: null })
    expect(has('button')).toBe(false)
  })

  it('says nothing of one that is paid, was given up, or is settled outside the shop', async () => {
    for (const payment of [{ state: 'paid' }, { online: false, state: 'open' }] as const) {
      const { leave } = await open(payment)
      expect(page()).toBe('')
      leave()
    }
    await open({ state: 'failed' }, { canceled: true })
    expect(page()).toBe('')
  })
})
