import { expect, test } from 'vitest'
import { type DatedText, needsWork, textState } from './text-state.ts'

const written = (changedAt: string, facts: Partial<DatedText> = {}): DatedText => ({
  isWritten: true,
  isActive: true,
  changedAt,
  ...facts,
})
const ENGLISH = written('2026-11-20T10:00:00Z')

test.each([
  ['nobody has written it', undefined, 'missing'],
  ['its row is empty', written('2026-11-20T10:00:00Z', { isWritten: false }), 'missing'],
  ['it was switched off', written('2026-11-02T10:00:00Z', { isActive: false }), 'off'],
  ['the English one changed since', written('2026-11-02T10:00:00Z'), 'older'],
  ['it was published with the English one', written('2026-11-20T10:00:00Z'), 'there'],
  ['it changed after the English one', written('2026-11-21T10:00:00Z'), 'there'],
])('%s', (...[, text, state]) => expect(textState(text, ENGLISH)).toBe(state))

test('beside an English text that is off or missing nothing is older', () => {
  const old = written('2026-01-01T00:00:00Z')
  expect([textState(old, undefined), textState(old, { ...ENGLISH, isActive: false })]).toEqual([
    'there',
    'there',
  ])
})

test('what is missing or older is work, what is off is not', () => {
  expect([needsWork(['there', 'off']), needsWork(['there', 'older']), needsWork(['missing'])]).toEqual([
    false,
    true,
    true,
  ])
})
