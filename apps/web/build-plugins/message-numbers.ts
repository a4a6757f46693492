// In the browser's code the key of a text is its place among all keys, a number: written out, the keys would be half of
// what a language weighs. Sources, server and tests keep the words.
import type { Plugin } from 'vite'
import { screenKeys } from './screen-texts.ts'

const WEB_SOURCE = /\/apps\/web\/src\/.+\.tsx?(\?|$)/
const KEY = /(["'])([a-z]+\.[A-Za-z]+)\1/g
/** From one on: a problem that is a key stays something, not nothing. */
const FIRST = 1

/** A text under each number; a key has the same one in every language. */
export function numbered<Text>(texts: Record<string, Text>, keys: readonly string[]): (Text | 0)[] {
  return [...Array<0>(FIRST).fill(0), ...keys.map((key) => texts[key] ?? 0)]
}

/** Names of calls look like keys of texts, so the contract is not touched. */
export function numberKeys(code: string, keys: readonly string[]): string {
  const places = new Map(keys.map((key, at) => [key, at + FIRST]))
  return code.replace(KEY, (literal, _quote, key: string) => String(places.get(key) ?? literal))
}

export function messageNumbers(): Plugin {
  const keys = screenKeys()
  return {
    name: 'vitrine:message-numbers',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (code, id) => (WEB_SOURCE.test(id) ? { code: numberKeys(code, keys), map: null } : undefined),
  }
}
