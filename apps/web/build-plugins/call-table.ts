// The browser needs of a call where and how, not the zod schemas (91 kB). In the client build a contract module
// becomes a table of its calls; anything else it exports that is not plain data is left out.
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const CONTRACT = /\/packages\/contract\/src\/.+\.ts$/

export function callTable(): Plugin {
  return {
    name: 'vitrine:call-table',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async transform(code, id) {
      if (!CONTRACT.test(id) || !/from 'zod'/.test(code)) return undefined
      const exported = (await import(pathToFileURL(id).href)) as Record<string, unknown>
      return { code: Object.entries(exported).flatMap(writeExport).join('\n') || 'export {}', map: null }
    },
  }
}

function writeExport([name, value]: [string, unknown]): string[] {
  const plain = toPlain(value)
  return plain === undefined ? [] : [`export const ${name} = ${JSON.stringify(plain)}`]
}

function toPlain(value: unknown): unknown {
  if (isCall(value)) {
    const { id, method, path, raw, storeScoped, patienceMs } = value
    return { id, method, path, raw, storeScoped, patienceMs }
  }
  return Array.isArray(value) || typeof value !== 'object' ? plainData(value) : undefined
}

function plainData(value: unknown): unknown {
  return typeof value === 'function' ? undefined : value
}

type TableCall = {
  id: string
  method: string
  path: string
  raw?: boolean
  storeScoped: boolean
  patienceMs?: number
}

function isCall(value: unknown): value is TableCall {
  return (
    typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'reply' in value
  )
}
