import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@vitrine/domain/store/store-view'

const messagesDir = join(import.meta.dirname, '../messages')

/** All texts of a language as written, for the build, the mails and the tests. */
export function readMessages(language: Language): Record<string, string> {
  const dir = join(messagesDir, language)
  const texts: Record<string, string> = {}
  for (const file of readdirSync(dir)) {
    if (file.endsWith('.json')) Object.assign(texts, JSON.parse(readFileSync(join(dir, file), 'utf8')))
  }
  return texts
}
