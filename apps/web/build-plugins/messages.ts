// `virtual:messages/<language>`: every text shoppers read, compiled; `virtual:staff-messages/<language>`: the staff's.
// One chunk per language each.
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { compileMessages } from '@vitrine/i18n/compile-messages'
import type { Plugin } from 'vite'
import { screenTexts, staffTexts } from './screen-texts.ts'

const MODULE = /^\0?virtual:(messages|staff-messages)\/(\w+)$/
const messagesDir = fileURLToPath(new URL('../../../packages/i18n/messages/', import.meta.url))

export function messages(): Plugin {
  return {
    name: 'vitrine:messages',
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, kind, code] = MODULE.exec(id) ?? []
      const language = LANGUAGES.find((one) => one === code)
      if (!language) return undefined
      for (const file of readdirSync(`${messagesDir}${language}`))
        this.addWatchFile(`${messagesDir}${language}/${file}`)
      const texts = kind === 'messages' ? screenTexts(language) : staffTexts(language)
      return `export default ${JSON.stringify(compileMessages(texts))}`
    },
  }
}
