import { describe, expect, it } from 'vitest'
import { all, find, has, page, press, textOf } from '#web/engine/testing/find.ts'
import { BoughtGiftCards } from '../gifts/bought-gift-cards.tsx'
import { AnswerList } from './answer-list.tsx'
import { BoughtLines } from './bought-lines.tsx'
import { openBill } from './testing/open-bill.tsx'

const line = (more: object = {}) => ({
  ...{ thumbnail: null, name: 'Linen dress', qty: 1, row_total: 59, options: [] },
  ...more,
})
const lines = () => [...document.querySelectorAll('li')]

describe('what was bought', () => {
  it('is read line by line: what was chosen, how many, and what all of them cost', async () => {
    const options = [{ value: 'M' }, { value: 'Red' }]
    await openBill(
      <BoughtLines
        lines={[line({ options, qty: 3, row_total: 177 }), line({ name: 'Belt', row_total: 0 })]}
      />,
    )
    expect(lines().map(textOf)).toEqual(['Linen dressM, Red, 3 pieces$177', 'Belt1 piece$0'])
  })

  it('of the same goods twice stands there twice', async () => {
    await openBill(<BoughtLines lines={[line(), line()]} />)
    expect(lines()).toHaveLength(2)
  })

  it.each([
    ['us', 'December 24, 2026', '$59.90'],
    ['de', '24. Dezember 2026', '59,90 €'],
  ])('names at store %s the day that was chosen as its people write it, its price too', async (...told) => {
    const [store, day, sum] = told
    const options = [{ value: '2026-12-24' }, { value: '2026-12' }]
    await openBill(<BoughtLines lines={[line({ options, row_total: 59.9 })]} />, store)
    expect(page()).toBe(`Linen dress${day}, 2026-12, 1 piece${sum}`)
  })

  it('and sent back was grey without a word: it is marked and said, that which was kept is not', async () => {
    await openBill(<BoughtLines lines={[line({ returned: true }), line()]} />)
    expect(lines().map(textOf)).toEqual(['Linen dress1 pieceReturned$59', 'Linen dress1 piece$59'])
    expect(lines().map(({ dataset }) => 'returned' in dataset)).toEqual([true, false])
  })

  it('beside its name the picture says nothing, and where there is none nothing is asked for', async () => {
    await openBill(<BoughtLines lines={[line({ thumbnail: '/d/r/dress.jpg' }), line()]} />)
    const pictures = [...document.querySelectorAll('img')]
    expect(pictures.map(({ alt, src }) => [alt, new URL(src).pathname])).toEqual([
      ['', '/media/210x300/d/r/dress.jpg'],
    ])
  })
})

it('answers that say nothing by themselves are read with their question', async () => {
  const options = [
    { label: 'For', value: 'Mila' },
    { label: 'To be sent on', value: '2026-12-24' },
  ]
  await openBill(<AnswerList options={options} />, 'de')
  expect(lines().map(textOf)).toEqual(['For: Mila', 'To be sent on: 24. Dezember 2026'])
})

describe('gift cards of an order', () => {
  const card = { id: 7, value: 50, recipient: 'Mila', email: 'mila@example.com' }
  const still = { code_end: null, send_at: null, sent_at: null }
  const sent = { code_end: 'K7QM', send_at: null, sent_at: '2026-11-02T12:00:00Z' }
  const open = (cards: object[], isBusy = false, onAgain: (id: number) => void = () => undefined) =>
    openBill(<BoughtGiftCards cards={cards as never} isBusy={isBusy} onAgain={onAgain} />)

  it('tell for whom each is, where it went, and by what end its code is known', async () => {
    await open([{ ...card, ...sent }])
    expect(page()).toBe(
      '$50 for MilaSent to mila@example.com on November 2, 2026. The code ends in K7QM.Send again',
    )
  })

  it('that wait for their day say which, and cannot be sent a second time before the first', async () => {
    await open([{ ...card, ...still, send_at: '2026-12-24T12:00:00Z' }])
    expect(page()).toBe('$50 for MilaGoes to mila@example.com on December 24, 2026')
    expect(has('button')).toBe(false)
  })

  it('are dated by the calendar of the store they were bought in', async () => {
    await open([{ ...card, ...sent, sent_at: '2026-11-02T03:00:00Z' }])
    expect(page()).toContain('on November 1, 2026')
  })

  it('that name nobody, and wait for the payment, say what is known', async () => {
    await open([{ ...card, ...still, recipient: '' }])
    expect(page()).toBe('$50mila@example.com')
  })

  it('are sent again each by itself', async () => {
    const again: number[] = []
    await open(
      [
        { ...card, ...sent },
        { ...card, ...sent, id: 8 },
      ],
      false,
      (id) => again.push(id),
    )
    all('button', 'Send again')[1]?.click()
    expect(again).toEqual([8])
  })

  it('are not sent twice by who presses again meanwhile', async () => {
    const again: number[] = []
    await open([{ ...card, ...sent }], true, (id) => again.push(id))
    await press('button', 'Send again')
    expect([again, (find('button', 'Send again') as HTMLButtonElement).disabled]).toEqual([[], true])
  })
})
