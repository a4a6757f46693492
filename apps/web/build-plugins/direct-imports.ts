// A module that is imported late and travels in a file with others gets, from the bundler, a file of its own that only passes
// its names on. Whoever imports it asks for the file behind it instead: a script less for each.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { rewriteManifest } from './rewrite-manifest.ts'
import type { Manifest } from './worker/precache-lists.ts'

type Chunk = { type: 'chunk'; fileName: string; code: string; isEntry: boolean }
type Passed = { by: string; from: string; names: string }

/** `export{a as View}from"./product-view-1f2e3d.js";` and nothing else. */
const PASSING = /^export\s*\{([^}]+)\}\s*from\s*["']\.\/([^"']+)["'];?\s*$/

export function directImports(): Plugin {
  let passed: Passed[] = []
  return {
    name: 'vitrine:direct-imports',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        passed = chunks.flatMap(passedOn)
        for (const chunk of chunks) chunk.code = importDirectly(chunk.code, passed)
        for (const { by } of passed) delete bundle[by]
      },
    },
    writeBundle: rewriteManifest((manifest, dir) => {
      const told = nameDirectly(manifest, passed)
      const missing = Object.values(told).find((entry) => !existsSync(join(dir, entry.file)))
      if (missing) throw new Error(`The manifest names ${missing.file}, which pages would ask for in vain.`)
      return told
    }),
  }
}

export function passedOn({ fileName, code, isEntry }: Omit<Chunk, 'type'>): Passed[] {
  const [, list = '', file] = (!isEntry && PASSING.exec(code)) || []
  if (file === undefined) return []
  const names = list.split(',').map((one) => {
    const [inner = '', outer = inner] = one.trim().split(/\s+as\s+/)
    return `${outer}:e.${inner}`
  })
  return [{ by: fileName, from: fileName.replace(/[^/]+$/, file), names: names.join() }]
}

export function importDirectly(code: string, passed: readonly Passed[]): string {
  return passed.reduce((text, { by, from, names }) => {
    const [, file] = /([^/]+)$/.exec(by) ?? []
    const [, other] = /([^/]+)$/.exec(from) ?? []
    return text
      .replaceAll(
        new RegExp(`import\\((["'\`])\\./${file}\\1\\)`, 'g'),
        `import("./${other}").then(e=>({${names}}))`,
      )
      .replaceAll(`"${by}"`, `"${from}"`)
  }, code)
}

/** Pages link ahead, and the worker keeps, what the manifest says of a module: what stands behind it, by its own name. */
export function nameDirectly(manifest: Manifest, passed: readonly Pick<Passed, 'by' | 'from'>[]): Manifest {
  const told = Object.entries(manifest).map(([key, entry]) => {
    const { from } = passed.find(({ by }) => by === entry.file) ?? {}
    const behind = from && Object.values(manifest).find(({ file }) => file === from)
    return [key, behind ? { ...entry, ...behind, ...(entry.name && { name: entry.name }) } : entry]
  })
  return Object.fromEntries(told)
}
