import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Dialect, languageOf } from '@vitrine/domain/store/dialect'

const messagesDir = join(import.meta.dirname, '../messages')

/** All texts of a language as written, for the build, the mails and the tests; those of a dialect stand before its language's. */
export function readMessages(dialect: Dialect): Record<string, string> {
  const language = languageOf(dialect)
  return { ...readFolder(language), ...(dialect !== language && readFolder(dialect)) }
}

function readFolder(name: Dialect): Record<string, string> {
  const dir = join(messagesDir, name)
  const texts: Record<string, string> = {}
  for (const file of readdirSync(dir)) {
    if (file.endsWith('.json')) Object.assign(texts, JSON.parse(readFileSync(join(dir, file), 'utf8')))
  }
  return texts
}
