// `virtual:messages/<language>`: every text of a language, compiled. One chunk per language.
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { compileMessages } from '@vitrine/i18n/compile-messages'
import type { Plugin } from 'vite'
import { numbered } from './message-numbers.ts'
import { screenKeys, screenTexts } from './screen-texts.ts'

const PREFIX = 'virtual:messages/'
const messagesDir = fileURLToPath(new URL('../../../packages/i18n/messages/', import.meta.url))

export function messages(): Plugin {
  return {
    name: 'vitrine:messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      const language = LANGUAGES.find((code) => id === `\0${PREFIX}${code}`)
      if (!language) return undefined
      for (const file of readdirSync(`${messagesDir}${language}`))
        this.addWatchFile(`${messagesDir}${language}/${file}`)
      const texts = compileMessages(screenTexts(language))
      const isForBrowsers = this.environment.name === 'client' && this.environment.mode === 'build'
      return `export default ${JSON.stringify(isForBrowsers ? numbered(texts, screenKeys()) : texts)}`
    },
  }
}
