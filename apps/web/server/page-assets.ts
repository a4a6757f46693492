// Lazy parts a page is known to need (its texts, its dispatched view) go into the head at once, not after the first script.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@vitrine/domain/store/store-view'
import type { MatchedKind } from '../src/lib/catalog/matched-kind.ts'

type Chunk = { file: string; css?: string[]; imports?: string[] }
type Manifest = Record<string, Chunk>

const VIEW_SOURCES: Record<MatchedKind, string> = {
  product: 'src/features/product/product-view.tsx',
  category: 'src/features/product-list/category-view.tsx',
  content: 'src/features/content/content-view.tsx',
}

export function createPageAssets(assetsDir: string) {
  const manifest = JSON.parse(readFileSync(join(assetsDir, '.vite/manifest.json'), 'utf8')) as Manifest
  const known = new Map<string, string[]>()

  function linksFor(language: Language, kind: MatchedKind | undefined): string[] {
    const key = `${language}/${kind ?? ''}`
    const links = known.get(key) ?? writeLinks(manifest, language, kind)
    known.set(key, links)
    return links
  }
  return { linksFor }
}

function writeLinks(manifest: Manifest, language: Language, kind: MatchedKind | undefined): string[] {
  const files = { scripts: new Set<string>(), styles: new Set<string>() }
  const texts = Object.keys(manifest).find((key) => key.endsWith(`virtual:messages/${language}`))
  if (texts) collect(manifest, texts, files)
  if (kind) collect(manifest, VIEW_SOURCES[kind], files)
  return [
    ...[...files.styles].map((file) => `<link rel="stylesheet" href="/${file}"/>`),
    ...[...files.scripts].map((file) => `<link rel="modulepreload" href="/${file}"/>`),
  ]
}

function collect(
  manifest: Manifest,
  key: string,
  files: { scripts: Set<string>; styles: Set<string> },
): void {
  const chunk = manifest[key]
  if (!chunk || files.scripts.has(chunk.file)) return
  files.scripts.add(chunk.file)
  for (const style of chunk.css ?? []) files.styles.add(style)
  for (const imported of chunk.imports ?? []) collect(manifest, imported, files)
}
