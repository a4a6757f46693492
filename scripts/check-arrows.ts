// The arrows of the house: no breach of a rule, no rooms that import each other, and every rule proven by a planted breach.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruise } from './cruise.ts'
import { BREACHES } from './planted-breaches.ts'
import { findRoomCycles } from './room-cycles.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const copy = join(root, '.cache/arrows')
const scope = 'node_modules/@vitrine'
const require = createRequire(import.meta.url)
const rules = (require('../.dependency-cruiser.cjs') as { forbidden: { name: string }[] }).forbidden
const NOT_OURS = /(^|\/)(node_modules|build|dist|\.react-router|references|migrations|data)(\/|$)/
const isRoom = (path: string) => /^(apps|packages|e2e|bench)\//.test(path) && !NOT_OURS.test(path)

/** The tree once more, so that nothing is ever planted where somebody works. */
function copyTree() {
  rmSync(copy, { recursive: true, force: true })
  const isOurs = (path: string) => !NOT_OURS.test(path.slice(root.length))
  for (const tree of ['packages', 'apps', 'demo', 'e2e', 'bench', '.dependency-cruiser.cjs']) {
    const from = join(root, tree)
    if (existsSync(from)) cpSync(from, join(copy, tree), { recursive: true, filter: isOurs })
  }
  mkdirSync(join(copy, scope), { recursive: true })
  for (const name of readdirSync(join(root, scope))) {
    const workspace = resolve(root, scope, readlinkSync(join(root, scope, name)))
    symlinkSync(join(copy, workspace.slice(root.length)), join(copy, scope, name))
  }
}

function plant() {
  for (const [path, source] of Object.values(BREACHES)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), source)
  }
}

function unnoticed(): string[] {
  copyTree()
  plant()
  const { violations } = cruise(
    copy,
    Object.values(BREACHES).map(([path]) => path),
  ).summary
  rmSync(copy, { recursive: true, force: true })
  return rules.flatMap(({ name }) => {
    const breach = BREACHES[name]
    if (!breach) return [`The rule "${name}" has no planted breach in scripts/planted-breaches.ts`]
    const isSeen = violations.some(({ rule, from }) => rule.name === name && from === breach[0])
    return isSeen ? [] : [`The rule "${name}" did not notice ${breach[0]}`]
  })
}

const { modules, summary } = cruise(root)
const problems = [
  ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  ...findRoomCycles(modules, isRoom).map(
    ({ rooms, files }) => `These rooms import each other: ${rooms.join(', ')}\n  ${files.join('\n  ')}`,
  ),
  ...unnoticed(),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log(`Arrows: ${modules.length} files, ${rules.length} rules, each proven by a planted breach.`)
