import { describe, expect, it } from 'vitest'
import { formatDate } from './format-date.ts'

const style = { dateFormat: 'HH:mm D-M-YYYY' }
const now = new Date(2026, 10, 21, 12, 0)

describe('a date', () => {
  it('of this year goes without it', () => {
    expect(formatDate(new Date(2026, 2, 5, 9, 7), style, now)).toBe('09:07 5-3')
  })

  it('of another year names it', () => {
    expect(formatDate(new Date(2025, 11, 31, 23, 59), style, now)).toBe('23:59 31-12-2025')
  })
})
