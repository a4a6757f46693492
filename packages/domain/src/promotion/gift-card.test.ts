import { describe, expect, it } from 'vitest'
import type { SellableOption } from '../cart/line/sellable.ts'
import { isGiftCard, readBoughtCard } from './bought-gift-card.ts'
import { spendGiftCards } from './gift-card.ts'
import { codeEnd, codeOf, readCode, spellCode } from './gift-card-code.ts'

const cards = [
  { id: 1, balanceMinor: 3000 },
  { id: 2, balanceMinor: 10_000 },
]

describe('gift cards of a cart', () => {
  it.each([
    [
      'pay all of it, the first one first',
      { totalMinor: 5000, bonusMinor: 0, boughtCardsMinor: 0 },
      [3000, 2000],
    ],
    ['pay what bonuses left', { totalMinor: 5000, bonusMinor: 4000, boughtCardsMinor: 0 }, [1000, 0]],
    ['pay as much as is on them', { totalMinor: 90_000, bonusMinor: 0, boughtCardsMinor: 0 }, [3000, 10_000]],
    ['do not pay for another card', { totalMinor: 5000, bonusMinor: 0, boughtCardsMinor: 4000 }, [1000, 0]],
    [
      'let bonuses pay for that one',
      { totalMinor: 5000, bonusMinor: 1500, boughtCardsMinor: 4000 },
      [1000, 0],
    ],
    ['pay nothing of cards alone', { totalMinor: 5000, bonusMinor: 0, boughtCardsMinor: 5000 }, [0, 0]],
  ])('%s', (_, owed, used) => {
    expect(spendGiftCards(owed, cards).map(({ usedMinor }) => usedMinor)).toEqual(used)
  })
})

describe('the code of a card', () => {
  const code = codeOf(Uint8Array.from({ length: 16 }, (_, index) => index * 17))
  it('is read however it was typed', () => {
    expect(code).toHaveLength(16)
    expect(spellCode(code)).toMatch(/^.{4}-.{4}-.{4}-.{4}$/)
    for (const typed of [
      code,
      spellCode(code),
      ` ${spellCode(code).toLowerCase()} `,
      code.replace(/(.)/g, '$1 '),
      spellCode(code).replace(/-/g, '\u200b-\u2060'),
      spellCode(code).replace(/-/g, ' – '),
      code.replace(/./g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
    ])
      expect(readCode(typed)).toBe(code)
    expect(codeEnd(code)).toBe(code.slice(12))
  })
  it.each(['', 'ABCD', '0OI1-0OI1-0OI1-0OI1', `${'A'.repeat(17)}`, '{}', 'АВСЕ'])('%j is none', (typed) => {
    expect(readCode(typed)).toBeUndefined()
  })
})

describe('a card that is bought', () => {
  const option = (id: string, purpose?: SellableOption['purpose']) => ({ id, purpose })
  const options = [
    option('1'),
    option('2', 'gift_email'),
    option('3', 'gift_day'),
    option('4', 'gift_words'),
    option('5', 'gift_name'),
  ]
  const says = (answers: Record<string, string>) =>
    Object.entries(answers).map(([option_id, option_value]) => ({ option_id, option_value }))
  it('is for whom, when and with which words its buyer says', () => {
    const answers = says({ 2: ' eve@example.org ', 3: '2026-12-24', 4: 'Enjoy', 5: 'Eve' })
    expect(readBoughtCard(options, answers, 'me@example.org')).toEqual({
      email: 'eve@example.org',
      name: 'Eve',
      words: 'Enjoy',
      day: '2026-12-24',
    })
  })
  it('goes to a mailbox at a domain of other letters, which its buyer got instead', () => {
    expect(readBoughtCard(options, says({ 2: 'eve@bücher.example' }), 'me@example.org')).toMatchObject({
      email: 'eve@xn--bcher-kva.example',
    })
  })
  it('comes at once, and to its buyer, where nothing readable was said', () => {
    const answers = says({ 2: 'eve', 3: '2026-02-30' })
    expect(readBoughtCard(options, answers, 'me@example.org')).toMatchObject({
      email: 'me@example.org',
      day: null,
    })
  })
  it('is one by asking for a mailbox, and by nothing else', () => {
    expect([isGiftCard({ customOptions: options }), isGiftCard({ customOptions: [option('1')] })]).toEqual([
      true,
      false,
    ])
  })
})
