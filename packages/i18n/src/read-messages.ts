import { readdirSync, readFileSync } from 'node:fs'
import type { Language } from '@vitrine/domain/store/store-view'

const messagesDir = new URL('../messages/', import.meta.url)

/** All texts of a language as written, for the build, the mails and the tests. */
export function readMessages(language: Language): Record<string, string> {
  const dir = new URL(`${language}/`, messagesDir)
  const texts: Record<string, string> = {}
  for (const file of readdirSync(dir)) {
    if (file.endsWith('.json')) Object.assign(texts, JSON.parse(readFileSync(new URL(file, dir), 'utf8')))
  }
  return texts
}
