import { describe, expect, it } from 'vitest'
import { bounds } from './bounds.ts'
import { pathData } from './curve.ts'
import { flip, mirrored } from './mirror.ts'
import { pts } from './pts.ts'

describe('a pattern', () => {
  it('is written as pairs, corners marked', () => {
    expect(pts`0,12 ${20 * 2},9! -1.5,0`).toEqual([
      [0, 12],
      [40, 9, 1],
      [-1.5, 0],
    ])
  })

  it('complains about a word that is not a point', () => {
    expect(() => pts`0,1 12`).toThrow('Not a point: 12')
    expect(() => pts`0,${Number.NaN}`).toThrow('Not a point')
  })

  it('keeps straight edges between corners', () => {
    expect(bounds(pts`0,0! 10,0! 10,20! 0,20!`)).toEqual({ x0: 0, y0: 0, x1: 10, y1: 20 })
  })

  it('closes its path only when asked', () => {
    expect(pathData(pts`0,0! 9,0!`, false)).toBe('M0.00 0.00C3.00 0.00 6.00 0.00 9.00 0.00')
    expect(pathData(pts`0,0! 9,0! 9,9!`)).toMatch(/Z$/)
  })

  it('mirrors without doubling the axis', () => {
    expect(mirrored(pts`0,0 5,1 0,9`)).toHaveLength(4)
    expect(flip(flip(pts`3,1! 4,2`))).toEqual(pts`3,1! 4,2`)
  })
})
