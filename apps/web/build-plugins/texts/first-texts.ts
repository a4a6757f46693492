// Which texts the pages of a first visit read before anything is touched: those whose keys their modules name. They are a third
// of all; the rest comes with the first panel that opens, or the first page of another kind.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FIRST_PAGES } from '../../src/lib/store/first-pages.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const WEB = join(ROOT, 'apps/web/src')
const STARTS = [
  ...['root.tsx', 'entry.client.tsx'],
  ...FIRST_PAGES.map((name) => `pages/${name}/${name}-page.tsx`),
]
const STATIC = /^(?:import|export)\s+(?!type\b)[^'"`;]*?from '([^']+)'/gm
const DYNAMIC = /import\('([^']+)'\)/g
/** What waits for the late texts itself: panels, the foot of a page, the view of content. */
const WAITS =
  /(?:lazyPanel|staticPart)(?:<[^>]*>)?\(\s*async \(\) => \(await import\('[^']+'\)|whole\(\(\) => import\('[^']+'\)/g
const LITERAL = /['`]([a-z][\w-]*\.[\w.-]*)(['`]|\$\{)/g

/** Of these keys, those that are read on pages of a first visit. */
export function firstKeys(keys: readonly string[]): Set<string> {
  const named = [...firstModules()].map((file) => keysNamedIn(readFileSync(file, 'utf8'), keys))
  return new Set(named.flatMap((some) => [...some]))
}

/** Keys that stand in the code as a whole, and all that begin as one that is put together there. */
export function keysNamedIn(code: string, keys: readonly string[]): Set<string> {
  const literals = [...code.matchAll(LITERAL)]
  const whole = new Set(literals.map(([, literal]) => literal))
  const starts = literals.filter(([, literal, end]) => end === '${' || literal?.endsWith('.'))
  return new Set(
    keys.filter((key) => whole.has(key) || starts.some(([, start = '']) => key.startsWith(start))),
  )
}

/** Every module that comes with such a page, at once or late, apart from what waits for all texts. */
function firstModules(): Set<string> {
  const files = new Set(STARTS.map((path) => join(WEB, path)))
  for (const file of files) {
    const code = readFileSync(file, 'utf8').replace(WAITS, '')
    for (const [, named = ''] of [...code.matchAll(STATIC), ...code.matchAll(DYNAMIC)]) {
      const next = fileOf(file, named)
      if (next !== undefined) files.add(next)
    }
  }
  return files
}

function fileOf(importer: string, named: string): string | undefined {
  const [, house, path] = /^@vitrine\/(\w+)\/(.+)$/.exec(named) ?? []
  const file = house
    ? join(ROOT, 'packages', house, 'src', `${path}.ts`)
    : named.startsWith('#web/')
      ? join(WEB, named.slice('#web/'.length))
      : resolve(dirname(importer), named)
  return /\.tsx?$/.test(file) && existsSync(file) ? file : undefined
}
