import { beforeEach, describe, expect, it } from 'vitest'
import { all, fill, find, has, page, press, textOf, typedIn } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import type { Asked } from '../lookup/find-order.ts'
import { ReturnFlow } from './return-flow.tsx'

const piece = (line_id: number, name: string, more: object = {}) => ({
  ...{
    line_id,
    name,
    options: [{ label: 'Size', value: 'M' }],
    thumbnail: null,
    qty: 1,
    left: 1,
    kept: null,
  },
  ...more,
})
const OFFER = {
  ...{ number: '000000042', created_at: '2030-01-01T10:00:00Z', open: true, problem: null },
  ...{ last_day: '2030-01-20', can_cancel: false, returns: [] },
  lines: [
    piece(1, 'Linen dress', { qty: 3, left: 3 }),
    piece(2, 'Shirt', { left: 0, kept: 'made_to_order' }),
  ],
  way: { address: ['Vitrine', '04129 Leipzig'], text: 'Put the slip into the parcel.' },
}
const RECEIPT = {
  ...{ number: '000000042-1', kind: 'withdrawal', reason: '', at: '2030-01-05T10:00:00Z' },
  ...{ cancels: false, closed: false, lines: [{ ...piece(1, 'Linen dress'), qty: 2, received: 0 }] },
}
let shop: ReturnType<typeof scriptedEngine>
beforeEach(() => {
  shop = scriptedEngine()
  shop.client.script['order.offerReturn'] = () => OFFER
  shop.client.script['order.announceReturn'] = () => ({
    ...{ receipt: RECEIPT, way: OFFER.way, mailed_to: 'a…@example.com' },
  })
})
const open = (kind: 'withdrawal' | 'return' = 'withdrawal', query = '', asked?: Asked) =>
  openPage(<ReturnFlow kind={kind} knownNumber="" asked={asked} />, {
    shop,
    address: `/withdrawal${query}`,
    path: '/withdrawal',
  })
async function ask() {
  await fill('Order number', '000000042')
  await fill('Phone or e-mail', 'anna@example.com')
  await press('button', 'Continue')
}
const sent = (id: string) => shop.client.asked.filter((one) => one.id === id).map(({ input }) => input.body)

describe('who withdraws by number and contact', () => {
  it('chooses pieces, confirms what was declared word for word, and gets a receipt', async () => {
    await open()
    await ask()
    expect(page()).toContain('Possible until January 20, 2030.')
    await press('checkbox', /Linen dress/)
    await press('button', 'One less of Linen dress')
    await press('button', 'Continue')
    expect(sent('order.announceReturn')).toEqual([])
    expect(page()).toContain('I withdraw from the contract for the following goods')
    expect(page()).toContain('Linen dress, M, 2 pieces')
    await press('button', 'Confirm withdrawal')
    expect(sent('order.announceReturn')).toMatchObject([
      {
        number: '000000042',
        contact: 'anna@example.com',
        kind: 'withdrawal',
        lines: [{ line_id: 1, qty: 2 }],
      },
    ])
    for (const words of [
      'We have received your withdrawal',
      'a…@example.com',
      '000000042-1',
      '04129 Leipzig',
    ])
      expect(page()).toContain(words)
    expect(document.activeElement?.tagName).toBe('H2')
  })

  it('is asked with what was typed and sent before the page listened', async () => {
    await open('withdrawal', '', { number: '000000042', contact: 'anna@example.com' })
    expect(sent('order.offerReturn')).toMatchObject([{ number: '000000042', contact: 'anna@example.com' }])
    expect(page()).toContain('Possible until January 20, 2030.')
  })

  it('finds what was sent too early in its fields again where there is no such order', async () => {
    shop.client.script['order.offerReturn'] = refuses(404)
    await open('withdrawal', '', { number: '000000043', contact: 'anna@example.com' })
    expect(page()).toContain('No order has this number and this contact')
    expect(typedIn('Order number')).toBe('000000043')
    expect(typedIn('Phone or e-mail')).toBe('anna@example.com')
    shop.client.script['order.offerReturn'] = () => OFFER
    await fill('Order number', '000000042')
    await press('button', 'Continue')
    expect(page()).toContain('Possible until January 20, 2030.')
  })

  it('is told what is wrong with what was sent too early, before the shop is asked', async () => {
    await open('withdrawal', '', { number: '000000042', contact: 'anna' })
    expect(sent('order.offerReturn')).toEqual([])
    expect(typedIn('Phone or e-mail')).toBe('anna')
    expect(find('field', 'Phone or e-mail').getAttribute('aria-invalid')).toBe('true')
  })

  it('"Continue" was dead without a word: whoever has chosen nothing is told to', async () => {
    await open()
    await ask()
    const asksToChoose = () => page().includes('Please choose at least one piece.')
    expect(asksToChoose()).toBe(false)
    await press('button', 'Continue')
    expect(asksToChoose()).toBe(true)
    expect(page()).not.toContain('I withdraw from the contract')
    await press('checkbox', /Linen dress/)
    expect(asksToChoose()).toBe(false)
    await press('button', 'Continue')
    expect(page()).toContain('I withdraw from the contract')
  })

  it('what was made for somebody stays, and says why', async () => {
    await open()
    await ask()
    expect(find('checkbox', /Shirt/)).toHaveProperty('disabled', true)
    expect(page()).toContain('Made for you')
  })

  it('an order nobody has packed comes with everything chosen, and says that it is canceled', async () => {
    shop.client.script['order.offerReturn'] = () => ({
      ...{ ...OFFER, can_cancel: true, last_day: null, lines: [piece(1, 'Linen dress')] },
    })
    await open()
    await ask()
    expect(find('checkbox', /Linen dress/)).toHaveProperty('checked', true)
    await press('button', 'Continue')
    expect(page()).toContain('all of it is cancelled')
    await press('button', 'Back')
    expect(has('button', 'Confirm withdrawal')).toBe(false)
  })

  it('what is left of one, once some of it was withdrawn from, cancels it, too', async () => {
    const rest = [piece(1, 'Linen dress', { qty: 3, left: 1 }), piece(2, 'Shirt', { left: 0 })]
    shop.client.script['order.offerReturn'] = () => ({
      ...{ ...OFFER, can_cancel: true, last_day: null, lines: rest },
    })
    await open()
    await ask()
    await press('button', 'Continue')
    expect(page()).toContain('all of it is cancelled')
  })

  it.each([
    [404, 'No order has this number and this contact'],
    [500, 'That did not work.'],
  ])('%i is told beside the form, which stays', async (code, words) => {
    shop.client.script['order.offerReturn'] = refuses(code)
    await open()
    await ask()
    expect(page()).toContain(words)
    expect(has('button', 'Continue')).toBe(true)
  })

  it('an order that changed meanwhile is shown anew, and nothing is said to be declared', async () => {
    await open()
    await ask()
    await press('checkbox', /Linen dress/)
    await press('button', 'Continue')
    shop.client.script['order.announceReturn'] = refuses(409)
    await press('button', 'Confirm withdrawal')
    expect(textOf(find('alert'))).toContain('nothing was declared')
    expect(sent('order.offerReturn')).toHaveLength(2)
  })

  it('pressed again with other pieces after a lost answer says that the first declaration stands', async () => {
    await open()
    await ask()
    await press('checkbox', /Linen dress/)
    await press('button', 'Continue')
    shop.client.script['order.announceReturn'] = refuses(422)
    await press('button', 'Confirm withdrawal')
    expect(textOf(find('alert'))).toContain('What you declared first has reached us')
    expect(sent('order.offerReturn')).toHaveLength(2)
  })

  it('too late says until when it was, and offers nothing to choose', async () => {
    shop.client.script['order.offerReturn'] = () => ({ ...OFFER, open: false, problem: 'too_late' })
    await open()
    await ask()
    expect(page()).toContain('The 14 days ended on January 20, 2030')
    expect(all('checkbox', /./)).toEqual([])
  })
})

it('who comes signed in from the page of an order is asked nothing', async () => {
  shop.session.set({ status: 'signed-in', customer: '7' })
  await open('return', '?order=000000042')
  expect(sent('order.offerReturn')).toEqual([{ id: '000000042', kind: 'return' }])
  expect(page()).toContain('Which pieces come back?')
})

it.each([401, 404])(
  'whose session ends before the last press (%i) is asked for a contact, and nothing that was chosen is lost',
  async (code) => {
    shop.session.set({ status: 'signed-in', customer: '7' })
    await open('return', '?order=000000042')
    await press('checkbox', /Linen dress/)
    await press('button', 'One less of Linen dress')
    await press('button', 'Continue')
    shop.client.script['order.announceReturn'] = refuses(code)
    await press('button', 'Announce the return')
    expect(page()).toContain('You are signed out by now, and nothing was declared yet')
    expect(typedIn('Order number')).toBe('000000042')
    await fill('Phone or e-mail', 'anna@example.com')
    await press('button', 'Continue')
    await press('button', 'Continue')
    expect(page()).toContain('Linen dress, M, 2 pieces')
    shop.client.script['order.announceReturn'] = () => ({
      ...{ receipt: RECEIPT, way: OFFER.way, mailed_to: 'a…@example.com' },
    })
    await press('button', 'Announce the return')
    expect(sent('order.announceReturn').at(-1)).toMatchObject({
      ...{ number: '000000042', contact: 'anna@example.com', lines: [{ line_id: 1, qty: 2 }] },
    })
  },
)
