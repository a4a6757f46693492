import { describe, expect, it } from 'vitest'
import { toEpochSeconds } from '../pricing/window.ts'
import { brokenRule } from './answer-rules.ts'
import { datedRules, daysFromAnywhere, daysFromHere } from './days-ahead.ts'

const at = (time: string) => toEpochSeconds(time) * 1_000
const now = at('2026-01-15T18:00:00Z')
const rules = datedRules([{ rule: 'date' }, { rule: 'days_ahead', value: 365 }], (days) =>
  daysFromAnywhere(now, days),
)

describe('the day a gift card shall arrive', () => {
  it.each([
    ['today', '2026-01-15', undefined],
    ['a year from now', '2027-01-15', undefined],
    ['a day of 2020', '2020-01-01', 'days_ahead'],
    ['yesterday', '2026-01-14', 'days_ahead'],
    ['two years from now', '2028-01-15', 'days_ahead'],
    ['no day at all', '2026-02-30', 'date'],
    ['not said', '', undefined],
  ])('%s', (_, day, broken) => expect(brokenRule(rules, day)).toBe(broken))

  it('that is still today for a shopper further west is not refused', () => {
    const early = at('2026-01-15T03:00:00Z')
    expect(daysFromAnywhere(early, 365).min).toBe('2026-01-14')
  })

  it.each([
    ['2026-01-15T00:30:00Z', 0, '2026-01-15', '2027-01-15'],
    ['2026-01-15T23:30:00Z', -60, '2026-01-16', '2027-01-16'],
    ['2026-01-15T03:00:00Z', 480, '2026-01-14', '2027-01-14'],
    ['2028-02-29T12:00:00Z', 0, '2028-02-29', '2029-02-28'],
    ['2027-12-31T12:00:00Z', 0, '2027-12-31', '2028-12-30'],
  ])('is offered from the day of the shopper on: %s, %i minutes behind', (...[time, behind, min, max]) => {
    expect(daysFromHere(at(time), 365, behind)).toEqual({ min, max })
  })

  it('is never kept where nobody told the rule what day it is', () => {
    expect(brokenRule([{ rule: 'days_ahead', value: 365 }], '2026-01-15')).toBe('days_ahead')
  })
})
