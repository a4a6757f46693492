// `virtual:messages/<language>`: every text shoppers read, compiled; `virtual:frame-messages/<frame>/<language>`:
// what is read in the frame of the staff or of partners alone.
// One chunk per language each, and one of what a dialect's shoppers read.
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { DIALECTS, languageOf } from '@vitrine/domain/store/dialect'
import { compileMessages } from '@vitrine/i18n/compile-messages'
import type { Plugin } from 'vite'
import { frameTexts, isFrame, screenTexts } from './screen-texts.ts'

const MODULE = /^\0?virtual:(?:messages|frame-messages\/(\w+))\/([\w-]+)$/
const messagesDir = fileURLToPath(new URL('../../../packages/i18n/messages/', import.meta.url))

export function messages(): Plugin {
  return {
    name: 'vitrine:messages',
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, frame, code] = MODULE.exec(id) ?? []
      const dialect = DIALECTS.find((one) => one === code)
      if (!dialect) return undefined
      const folders = new Set([languageOf(dialect), dialect])
      for (const folder of folders)
        for (const file of readdirSync(`${messagesDir}${folder}`))
          this.addWatchFile(`${messagesDir}${folder}/${file}`)
      const texts = isFrame(frame) ? frameTexts(frame, dialect) : screenTexts(dialect)
      return `export default ${JSON.stringify(compileMessages(texts))}`
    },
  }
}
