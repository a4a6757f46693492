import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { describe, expect, it } from 'vitest'
import { numbered, numberKeys } from './message-numbers.ts'
import { screenKeys, screenTexts } from './screen-texts.ts'

const keys = ['cart.title', 'shell.close']

describe('the key of a text', () => {
  it('is its number in the code of a browser', () => {
    expect(numberKeys('t("shell.close") + t(\'cart.title\')', keys)).toBe('t(2) + t(1)')
  })

  it('stays something where a problem is a key, though it be the first', () => {
    expect(Number(numberKeys('"cart.title"', keys))).toBeGreaterThan(0)
  })

  it('is told from what only looks like one', () => {
    const code = 'open("cart.titles", "shell.close.css", `cart.title`)'
    expect(numberKeys(code, keys)).toBe(code)
  })

  it.each(LANGUAGES)('leads to its own text in %s', (language) => {
    const texts = screenTexts(language)
    const numbers: number[] = JSON.parse(numberKeys(JSON.stringify(Object.keys(texts)), screenKeys()))
    const list = numbered(texts, screenKeys())
    expect(numbers.map((at) => list[at])).toEqual(Object.values(texts))
  })
})

it('every key is written in full, or it would not be found', () => {
  const src = fileURLToPath(new URL('../src/', import.meta.url))
  const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  const pieced = sources.filter((file) =>
    /\bt\(\s*(`|['"][^'"]*['"]\s*\+)/.test(readFileSync(src + file, 'utf8')),
  )
  expect(pieced).toEqual([])
})
