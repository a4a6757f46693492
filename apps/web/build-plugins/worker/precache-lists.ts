// Which files of the build a device keeps: everybody those of the shop, partners those of the cabinet besides, from their
// first visit on. The staff's work needs a line, so nobody keeps theirs ahead.
export type Manifest = Record<string, ManifestEntry>
type ManifestEntry = {
  file: string
  name?: string
  isEntry?: boolean
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

// Texts of other languages and fonts are kept when they are first used.
const SHELL = /^assets\/(?!(?:de|en|ru|uk|zh)-).*\.(js|css)$/
const PARTNER = /^src\/pages\/partner\//
const STAFF = /^src\/pages\/staff\//
/** The table of all routes: shoppers have one without those of desks. */
const ALL_ROUTES = /^assets\/manifest-/

/** What no page is known to ask for is the shop's: a file too many costs less than a page without its styles. */
export function precacheLists(manifest: Manifest, built: readonly string[]) {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const isFrame = (key: string) => PARTNER.test(key) || STAFF.test(key)
  const partner = reached(
    manifest,
    entries.filter((key) => PARTNER.test(key)),
  )
  const staff = reached(
    manifest,
    entries.filter((key) => STAFF.test(key)),
  )
  const shop = reached(
    manifest,
    entries.filter((key) => !isFrame(key)),
  )
  const files = built.filter((file) => SHELL.test(file)).sort()
  for (const file of files) if (ALL_ROUTES.test(file)) partner.add(file)
  return {
    shop: files.filter((file) => shop.has(file) || !(partner.has(file) || staff.has(file))),
    partner: files.filter((file) => partner.has(file) && !shop.has(file)),
  }
}

const TEXTS = /virtual:messages\/([\w-]+)$/

/** Paths: of each file of texts a page begins with, the file of the others in that language. */
export function lateTextsOf(manifest: Manifest): Record<string, string> {
  const pathOf = (ending: string) => {
    const key = Object.keys(manifest).find((one) => one.endsWith(ending))
    return key === undefined ? undefined : `/${manifest[key]?.file}`
  }
  const pairs = Object.keys(manifest).flatMap((key) => {
    const [, dialect] = TEXTS.exec(key) ?? []
    const [first, late] = [pathOf(`virtual:messages/${dialect}`), pathOf(`virtual:late-messages/${dialect}`)]
    return first && late ? [[first, late] as const] : []
  })
  return Object.fromEntries(pairs)
}

/** Files of these modules and of all they import, now or later. */
function reached(manifest: Manifest, starts: readonly string[]): Set<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    const entry = manifest[key]
    if (!entry || seen.has(key)) return
    seen.add(key)
    for (const file of [entry.file, ...(entry.css ?? [])]) files.add(file)
    for (const next of [...(entry.imports ?? []), ...(entry.dynamicImports ?? [])]) visit(next)
  }
  for (const start of starts) visit(start)
  return files
}
