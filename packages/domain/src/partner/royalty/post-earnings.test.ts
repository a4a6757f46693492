import { describe, expect, it } from 'vitest'
import { earnedByPost } from './post-earnings.ts'

const POSTS = [
  { id: 1, at: 10, skus: ['COAT'] },
  { id: 2, at: 20, skus: ['COAT', 'SKIRT'] },
]
const order = (at: number, shares: Record<string, number>) => ({
  at,
  shares: new Map(Object.entries(shares)),
})
const earned = (...orders: ReturnType<typeof order>[]) => Object.fromEntries(earnedByPost(orders, POSTS))

describe('what a post has brought', () => {
  it('is of the newest post a piece was in when it was sold', () => {
    expect(earned(order(15, { COAT: 100 }), order(25, { COAT: 70 }))).toEqual({
      1: { orders: 1, minor: 100 },
      2: { orders: 1, minor: 70 },
    })
  })

  it('counts an order once, however many of its pieces were shown', () => {
    expect(earned(order(25, { COAT: 100, SKIRT: 30 }))).toEqual({ 2: { orders: 1, minor: 130 } })
  })

  it('parts an order of two posts between them', () => {
    const posts = [...POSTS, { id: 3, at: 22, skus: ['COAT'] }]
    const shares = new Map([
      ['COAT', 100],
      ['SKIRT', 30],
    ])
    expect(Object.fromEntries(earnedByPost([{ at: 25, shares }], posts))).toEqual({
      2: { orders: 1, minor: 30 },
      3: { orders: 1, minor: 100 },
    })
  })

  it('is nothing of what was sold before, was never shown, or came back', () => {
    expect(earned(order(9, { COAT: 100 }), order(25, { HAT: 100 }), order(25, { COAT: 0 }))).toEqual({})
  })

  it('of two posts of one moment the later number counts', () => {
    const posts = [
      { id: 5, at: 20, skus: ['COAT'] },
      { id: 4, at: 20, skus: ['COAT'] },
    ]
    expect([...earnedByPost([order(20, { COAT: 1 })], posts).keys()]).toEqual([5])
  })
})
