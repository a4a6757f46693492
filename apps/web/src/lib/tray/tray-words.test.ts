import { compileMessages } from '@vitrine/i18n/compile-messages'
import { createTranslate } from '@vitrine/i18n/create-translate'
import { readMessages } from '@vitrine/i18n/read-messages'
import type { TrayItem } from '@vitrine/sync/tray/tray'
import { expect, it } from 'vitest'
import { clockText, trayWords } from './tray-words.ts'

const words = (language: 'en' | 'de') => createTranslate(language, compileMessages(readMessages(language)))
const item = (more: Partial<TrayItem>) => ({ kind: 'line', name: 'Linen dress', ...more }) as TrayItem

it.each([
  [{ qty: 3 }, /Linen dress.*3|3.*Linen dress/],
  [{ qty: 0 }, /^Linen dress: removed$/],
  [{ qty: 3, isTakenBack: true }, /Linen dress/],
  [{ qty: undefined }, /^Linen dress$/],
  [{ kind: 'task', qty: 2 }, /^Linen dress$/],
  [{ kind: 'order', name: 'x' }, /order/i],
] as const)('what waits is told in a line: %o', (more, line) => {
  expect(trayWords(words('en'), item(more as Partial<TrayItem>))).toMatch(line)
})

it('a line that is taken out, set and taken back are told apart', () => {
  const told = [{ qty: 0 }, { qty: 1 }, { qty: 1, isTakenBack: true }].map((more) =>
    trayWords(words('de'), item(more)),
  )
  expect(new Set(told).size).toBe(3)
})

it('of today the time is enough, of another day its date is told too', () => {
  const now = new Date()
  const at = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 9, 5, 7)
  expect(clockText(at.getTime(), 'de-DE')).toBe('09:05')
  expect(clockText(at.getTime(), 'de-DE', true)).toBe('09:05:07')
  const before = new Date(2025, 0, 31, 9, 5, 7)
  expect(clockText(before.getTime(), 'de-DE')).toBe('31.01.25, 09:05')
  expect(clockText(before.getTime(), 'en-US')).toMatch(/^1\/31\/25, 9:05\sAM$/)
})
