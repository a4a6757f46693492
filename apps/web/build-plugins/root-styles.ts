// Styles of the frame and of the parts most pages have belong to the root of all pages, which never leaves. Left with chunks
// that late code imports too, React Router takes them for late ones and marks their address, and the first late part brings
// them a second time: with them the faces of the letters, for which a browser reckons and lays out the whole page anew.
import type { Plugin } from 'vite'
import { rewriteManifest } from './rewrite-manifest.ts'
import type { Manifest } from './worker/precache-lists.ts'

const ROOT = 'src/root.tsx?__react-router-build-client-route'

export function rootStyles(): Plugin {
  return {
    name: 'vitrine:root-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: rewriteManifest(toRootStyles),
  }
}

/** What the root imports at once gives its styles to the root. */
export function toRootStyles(manifest: Manifest): Manifest {
  const root = manifest[ROOT]
  if (!root) throw new Error('The build has no root.')
  const parts = new Set(root.imports ?? [])
  const styles = [...parts].flatMap((key) => manifest[key]?.css ?? [])
  const without = Object.entries(manifest).map(([key, { css, ...entry }]) => {
    if (key === ROOT) return [key, { ...entry, css: [...styles, ...(css ?? [])] }]
    return [key, css && !parts.has(key) ? { ...entry, css } : entry]
  })
  return Object.fromEntries(without)
}
