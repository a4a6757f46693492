// Staff and partners work with libraries of their own; no shopper's page may fetch one, now or later.
import type { Plugin } from 'vite'

export type BuiltChunk = {
  fileName: string
  isEntry: boolean
  facadeModuleId: string | null
  imports: readonly string[]
  dynamicImports: readonly string[]
  moduleIds: readonly string[]
}

const KITS = /\/node_modules\/(react-hook-form|@tanstack|uplot|cmdk|@atlaskit)\//
const WITH_KITS = /\/apps\/web\/src\/pages\/(partner|staff)\//

/** A build that breaks this fails. */
export function kitsApart(): Plugin {
  return {
    name: 'vitrine:kits-apart',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
      const found = kitsOfShoppers(chunks)
      if (found.length > 0) this.error(`Shoppers would fetch ${found.join(', ')}`)
    },
  }
}

/** What shoppers would fetch, each with its file. */
export function kitsOfShoppers(chunks: readonly BuiltChunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reached = new Set(
    chunks.filter(({ isEntry, facadeModuleId }) => isEntry && !WITH_KITS.test(facadeModuleId ?? '')),
  )
  for (const { imports, dynamicImports } of reached)
    for (const name of [...imports, ...dynamicImports]) {
      const next = byName.get(name)
      if (next) reached.add(next)
    }
  const kits = [...reached].flatMap(({ fileName, moduleIds }) =>
    moduleIds.flatMap((id) => {
      const [, kit] = KITS.exec(id) ?? []
      return kit === undefined ? [] : [`${kit} (${fileName})`]
    }),
  )
  return [...new Set(kits)]
}
