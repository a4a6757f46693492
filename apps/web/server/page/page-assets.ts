// Lazy parts a page is known to need (its texts, its dispatched view) go into the head at once, not after the first script.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Dialect } from '@vitrine/domain/store/dialect'
import type { MatchedKind } from '../../src/lib/catalog/matched-kind.ts'

type Chunk = { file: string; name?: string; css?: string[]; imports?: string[] }
type Manifest = Record<string, Chunk>

// A view is shared by two pages, so the manifest lists its chunk by name and not by source.
const VIEW_CHUNKS: Record<MatchedKind, string> = {
  product: 'product-view',
  category: 'category-view',
  content: 'content-view',
}

/** What is written into a page and comes alive later has its styles in it from the start. */
const LATE_CHUNKS: Partial<Record<MatchedKind, string>> = { product: 'product-body' }

/** What pages that are somebody's own show nothing without: bag, checkout, account, orders. */
const ENGINE = 'open-engine'

type Shown = { kind?: MatchedKind | undefined; isPersonal?: boolean }

export function createPageAssets(assetsDir: string) {
  const manifest = JSON.parse(readFileSync(join(assetsDir, '.vite/manifest.json'), 'utf8')) as Manifest
  for (const name of [...Object.values(VIEW_CHUNKS), ...Object.values(LATE_CHUNKS), ENGINE])
    keyOfChunk(manifest, name)
  const known = new Map<string, string[]>()

  function linksFor(dialect: Dialect, shown: Shown): string[] {
    const key = `${dialect}/${shown.kind ?? ''}/${shown.isPersonal ? ENGINE : ''}`
    const links = known.get(key) ?? writeLinks(manifest, dialect, shown)
    known.set(key, links)
    return links
  }
  return { linksFor }
}

function writeLinks(manifest: Manifest, dialect: Dialect, { kind, isPersonal }: Shown): string[] {
  const files = { scripts: new Set<string>(), styles: new Set<string>() }
  const isOfFirstVisit = !isPersonal && kind !== 'content'
  for (const part of isOfFirstVisit ? ['messages'] : ['messages', 'late-messages']) {
    const texts = Object.keys(manifest).find((key) => key.endsWith(`virtual:${part}/${dialect}`))
    if (texts) collect(manifest, texts, files)
  }
  if (kind) collect(manifest, keyOfChunk(manifest, VIEW_CHUNKS[kind]), files)
  const late = kind && LATE_CHUNKS[kind]
  if (late) collect(manifest, keyOfChunk(manifest, late), { scripts: new Set(), styles: files.styles })
  if (isPersonal) collect(manifest, keyOfChunk(manifest, ENGINE), files)
  return [
    ...[...files.styles].map((file) => `<link rel="stylesheet" href="/${file}"/>`),
    ...[...files.scripts].map((file) => `<link rel="modulepreload" href="/${file}"/>`),
  ]
}

/** A build without it would show pages without their styles, so it is not opened at all. */
function keyOfChunk(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find((each) => manifest[each]?.name === name)
  if (key === undefined) throw new Error(`The storefront's build has no chunk ${name}.`)
  return key
}

function collect(
  manifest: Manifest,
  key: string,
  files: { scripts: Set<string>; styles: Set<string> },
): void {
  const chunk = manifest[key]
  if (!chunk || files.scripts.has(chunk.file)) return
  files.scripts.add(chunk.file)
  for (const imported of chunk.imports ?? []) collect(manifest, imported, files)
  // After those of what it is made of: of two rules that weigh the same the last one counts.
  for (const style of chunk.css ?? []) files.styles.add(style)
}
