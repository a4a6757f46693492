import { act, useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  all,
  below,
  fill,
  find,
  has,
  page,
  press,
  pressKey,
  textOf,
  type,
  typedIn,
} from '#web/engine/testing/find.ts'
import { CouponField } from './coupon-field.tsx'
import { GiftCardField } from './gift-card-field.tsx'
import { openBill } from './testing/open-bill.tsx'

type Card = { id: number; code_end: string; amount: number; left: number }
const FIRST: Card = { id: 1, code_end: 'K7QM', amount: 50, left: 0 }
const SECOND: Card = { id: 2, code_end: '9XPL', amount: 8.5, left: 41.5 }
const CODE = 'Code of the gift card'
let applied: string[]
let removed: (number | string)[]
beforeEach(() => {
  applied = []
  removed = []
})

function Cards({ isBusy = false, note }: { isBusy?: boolean; note?: string }) {
  const [cards, setCards] = useState<readonly Card[]>([FIRST, SECOND])
  const onRemove = (id: number) => {
    removed.push(id)
    setCards(cards.filter((one) => one.id !== id))
  }
  const onApply = (code: string) => {
    applied.push(code)
    setCards([...cards, { ...SECOND, id: 3, code_end: 'ZZZZ' }])
  }
  return <GiftCardField {...{ cards, note, isBusy, onApply, onRemove }} />
}

describe('gift cards of a bag', () => {
  it('are told apart by the end of their codes, with what each pays and what stays on it', async () => {
    await openBill(<Cards />)
    expect(all('status').map(textOf)).toEqual([
      'Gift card …K7QMPays $50, $0 left on it',
      'Gift card …9XPLPays $8.50, $41.50 left on it',
    ])
  })

  it('are taken off each by itself', async () => {
    await openBill(<Cards />)
    await press('button', 'Remove gift card …9XPL')
    expect([removed, all('status').length]).toEqual([[2], 1])
  })

  it('cannot be taken off, or put on, while the shop counts the last one', async () => {
    await openBill(<Cards isBusy />)
    await press('button', 'Remove gift card …9XPL')
    await press('button', 'Add a gift card')
    await type(CODE, 'ABCD')
    await pressKey(find('field', CODE), 'Enter')
    expect([removed, applied]).toEqual([[], []])
  })

  it('leave an empty field for the next once one is on the bag', async () => {
    await openBill(<Cards />)
    await press('button', 'Add a gift card')
    await type(CODE, ' ABCD ')
    await press('button', 'Apply')
    expect([applied, all('status').length, has('field', CODE) && typedIn(CODE)]).toEqual([['ABCD'], 3, false])
  })

  it('keep the code somebody is typing while another is taken off', async () => {
    await openBill(<Cards />)
    await press('button', 'Add a gift card')
    await type(CODE, 'ABCD-EFGH')
    await press('button', 'Remove gift card …K7QM')
    expect(typedIn(CODE)).toBe('ABCD-EFGH')
  })

  it('put on or taken off by keys lost the focus with what was pressed', async () => {
    await openBill(<Cards />)
    await press('button', 'Add a gift card')
    await type(CODE, 'ABCD')
    await pressKey(find('field', CODE), 'Enter')
    expect(document.activeElement).toBe(find('button', 'Add a gift card'))
    find('button', 'Remove gift card …K7QM').focus()
    await press('button', 'Remove gift card …K7QM')
    expect(document.activeElement).toBe(find('button', 'Add a gift card'))
  })

  it('say beside the field why one was not taken, for who hears it too', async () => {
    await openBill(<Cards note="Nothing is left on this card." />)
    expect(page()).not.toContain('Nothing is left')
    await press('button', 'Add a gift card')
    expect(below(CODE)).toBe('Nothing is left on this card.')
    expect(find('field', CODE).getAttribute('aria-invalid')).toBe('true')
  })

  it('are typed in a field that holds no more than a code, and that no browser fills in', async () => {
    await openBill(<Cards />)
    await press('button', 'Add a gift card')
    const field = find('field', CODE) as HTMLInputElement
    expect([field.maxLength, field.autocomplete]).toEqual([40, 'off'])
  })
})

let takeOff: () => void
function Coupon({ first = null }: { first?: string | null }) {
  const [code, setCode] = useState(first)
  takeOff = () => setCode(null)
  return <CouponField {...{ code, note: undefined, isBusy: false }} onApply={setCode} onRemove={takeOff} />
}

describe('the coupon of a bag', () => {
  const open = (code: string | null, isBusy = false) =>
    openBill(
      <CouponField
        {...{ code, note: undefined, isBusy }}
        onApply={(typed) => applied.push(typed)}
        onRemove={() => removed.push('coupon')}
      />,
    )

  it('leaves no field for a second one', async () => {
    await open('TEN')
    expect([page(), has('field')]).toEqual(['Coupon TEN', false])
  })

  it('is not taken off twice by who presses again meanwhile', async () => {
    await open('TEN', true)
    await press('button', 'Remove coupon TEN')
    expect(removed).toEqual([])
  })

  it('put on or taken off by keys lost the focus with what was pressed', async () => {
    await openBill(<Coupon />)
    await press('button', 'Add a coupon code')
    await type('Coupon code', 'TEN')
    await pressKey(find('field', 'Coupon code'), 'Enter')
    expect(document.activeElement).toBe(find('button', 'Remove coupon TEN'))
    await press('button', 'Remove coupon TEN')
    expect(document.activeElement).toBe(find('button', 'Add a coupon code'))
  })

  it('that the shop takes off leaves the focus where it is elsewhere', async () => {
    const there = document.body.appendChild(document.createElement('input'))
    await openBill(<Coupon first="TEN" />)
    find('button', 'Remove coupon TEN').focus()
    there.focus()
    await act(async () => takeOff())
    expect(document.activeElement).toBe(there)
    there.remove()
  })

  it('is sent by Enter as by its button, any other key is the browser’s', async () => {
    await open(null)
    await press('button', 'Add a coupon code')
    await fill('Coupon code', ' spring ')
    const goesOn = await pressKey(find('field', 'Coupon code'), 'Tab')
    expect([goesOn, applied]).toEqual([true, []])
    await pressKey(find('field', 'Coupon code'), 'Enter')
    await press('button', 'Apply')
    expect(applied).toEqual(['spring', 'spring'])
  })
})
