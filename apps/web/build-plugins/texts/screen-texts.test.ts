import { DIALECTS } from '@vitrine/domain/store/dialect'
import { readMessages } from '@vitrine/i18n/read-messages'
import { describe, expect, it } from 'vitest'
import { notKeptWords } from '../worker/not-kept-words.ts'
import { frameTexts, screenTexts } from './screen-texts.ts'

const FRAMES = ['staff', 'partner', 'rare'] as const

describe.each(DIALECTS)('what is read in %s', (dialect) => {
  const screens = screenTexts(dialect)
  const frames = FRAMES.map((frame) => frameTexts(frame, dialect))

  it('comes with one page or another, and with no two', () => {
    const seen = [screens, ...frames].flatMap((texts) => Object.keys(texts))
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('of the staff and of partners is carried by no page of a shopper', () => {
    expect(Object.keys(screens).filter((key) => /^(staff|partner|mail)\./.test(key))).toEqual([])
    for (const texts of frames) expect(Object.keys(texts).length).toBeGreaterThan(0)
  })

  it('is whole: the bag, the checkout and what goes wrong', () => {
    const all = Object.keys(readMessages(dialect)).filter((key) => /^(cart|checkout|error|shell)\./.test(key))
    expect(all.filter((key) => !(key in screens))).toEqual([])
  })

  it('without a line breaks no page: nothing of it is HTML', () => {
    const words = Object.entries(notKeptWords()[dialect])
    expect(words.filter(([, text]) => text.trim() === '' || /["<>{}]/.test(text))).toEqual([])
  })
})
