// `virtual:messages/<dialect>`: every text shoppers read, compiled; `virtual:frame-messages/<frame>/<language>`:
// what is read in the frame of the staff or of partners alone. One chunk per language each, and one of what a dialect's
// shoppers read. Built for browsers the first are only what a first visit reads, and `virtual:late-messages/<dialect>` the rest.
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { DIALECTS, type Dialect, languageOf } from '@vitrine/domain/store/dialect'
import { compileMessages } from '@vitrine/i18n/compile-messages'
import type { Plugin } from 'vite'
import { firstKeys } from './first-texts.ts'
import { frameTexts, isFrame, screenTexts } from './screen-texts.ts'

const MODULE = /^\0?virtual:(messages|late-messages|frame-messages\/(\w+))\/([\w-]+)$/
const messagesDir = fileURLToPath(new URL('../../../../packages/i18n/messages/', import.meta.url))

type Asked = { kind: string | undefined; frame: string | undefined; dialect: Dialect }

export function messages(): Plugin {
  let isBuild = false
  return {
    name: 'vitrine:messages',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, kind, frame, code] = MODULE.exec(id) ?? []
      const dialect = DIALECTS.find((one) => one === code)
      if (!dialect) return undefined
      const folders = new Set([languageOf(dialect), dialect])
      for (const folder of folders)
        for (const file of readdirSync(`${messagesDir}${folder}`))
          this.addWatchFile(`${messagesDir}${folder}/${file}`)
      const isSplit = isBuild && this.environment.name === 'client'
      return `export default ${JSON.stringify(compileMessages(textsOf({ kind, frame, dialect }, isSplit)))}`
    },
  }
}

function textsOf({ kind, frame, dialect }: Asked, isSplit: boolean): Record<string, string> {
  if (isFrame(frame)) return frameTexts(frame, dialect)
  const isLate = kind === 'late-messages'
  const texts = screenTexts(dialect)
  if (!isSplit) return isLate ? {} : texts
  const first = firstKeys(Object.keys(texts))
  return Object.fromEntries(Object.entries(texts).filter(([key]) => first.has(key) !== isLate))
}
