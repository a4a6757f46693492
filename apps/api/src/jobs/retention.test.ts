// How long the shop remembers, as an operator writes it into the settings.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DEFAULT_RETENTION, daysBefore, RETENTION_SETTINGS, readRetention } from './retention.ts'

const read = (env: Record<string, string | undefined>) => {
  const problems: string[] = []
  return { kept: readRetention(env, problems), problems }
}

test('without a word all is kept as the README says', () => {
  expect(read({})).toEqual({ kept: DEFAULT_RETENTION, problems: [] })
  const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8').replaceAll(',', '')
  for (const { env, fallback } of Object.values(RETENTION_SETTINGS)) {
    const line = readme.split('\n').find((one) => one.includes(`\`${env}\``)) ?? ''
    expect(`${env}: ${line}`).toMatch(new RegExp(`\\b${fallback}\\b`))
  }
})

describe('a number', () => {
  test.each<[text: string, kept: number]>([
    ['30', 30],
    [' 30 ', 30],
    ['7', 7],
    ['36500', 36_500],
    ['', DEFAULT_RETENTION.guestCarts],
    ['  ', DEFAULT_RETENTION.guestCarts],
  ])('%j is taken', (text, guestCarts) => {
    const { kept, problems } = read({ KEEP_GUEST_CARTS_DAYS: text })
    expect([kept, problems]).toEqual([{ ...DEFAULT_RETENTION, guestCarts }, []])
  })

  test.each(['6', '0', '-30', '36501', '30.5', '1e3', '0x1e', '1,000', 'for ever', '99999999999999999999'])(
    '%j is told with what would be right, and nothing is thrown away by it',
    (text) => {
      const { kept, problems } = read({ KEEP_GUEST_CARTS_DAYS: text })
      expect(kept).toEqual(DEFAULT_RETENTION)
      expect(problems).toEqual([
        `KEEP_GUEST_CARTS_DAYS must be a whole number from 7 to 36500, not "${text}".`,
      ])
    },
  )

  test('of each that is wrong is told, not only of the first', () => {
    const { kept, problems } = read({
      KEEP_AUDIT_DAYS: '1',
      KEEP_SESSIONS_DAYS: 'x',
      KEEP_SENT_MAILS_DAYS: '0',
    })
    expect(problems.map((one) => one.split(' ')[0])).toEqual(['KEEP_AUDIT_DAYS', 'KEEP_SESSIONS_DAYS'])
    expect(kept.sentMails).toBe(0)
  })
})

test('days before a moment are days of the clock, over a change of summer time and of the year', () => {
  expect(daysBefore(new Date('2026-03-30T12:00:00Z'), 2).toISOString()).toBe('2026-03-28T12:00:00.000Z')
  expect(daysBefore(new Date('2026-01-01T00:00:00Z'), 1).toISOString()).toBe('2025-12-31T00:00:00.000Z')
})
