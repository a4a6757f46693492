// Prints our own sizes (files, functions, folders, tests by room) and fails past the limits of the house style.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseSync } from '@swc/core'

const LIMITS = { fileLines: 250, testLines: 300, filesPerFolder: 12, exportsPerFile: 5 }
const isTest = (file: string) => /\.(test|scale)\.tsx?$|\/testing\/|^e2e\/|^bench\//.test(file)

type FunctionSize = { file: string; name: string; lines: number }
type SwcNode = {
  type?: string
  span?: { start: number; end: number }
  identifier?: { value: string }
  id?: { value?: string }
}
const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'MethodProperty',
])

/** Every node of a syntax tree, depth first. */
function* nodesOf(node: unknown): Generator<SwcNode> {
  if (node === null || typeof node !== 'object') return
  if (!Array.isArray(node)) yield node as SwcNode
  for (const value of Object.values(node)) yield* nodesOf(value)
}

function functionsOf(file: string, source: string): FunctionSize[] {
  const bytes = Buffer.from(source)
  const tree = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') }) as unknown as SwcNode
  // Spans count in bytes from the first token of this parse.
  const base = (tree.span?.start ?? 0) - Math.max(0, source.search(/\S/))
  const found: FunctionSize[] = []
  for (const node of nodesOf(tree)) {
    if (node.type === undefined || !FUNCTIONS.has(node.type) || node.span === undefined) continue
    const text = bytes.subarray(node.span.start - base, node.span.end - base).toString()
    found.push({
      file,
      name: node.identifier?.value ?? node.id?.value ?? '(anonymous)',
      lines: text.split('\n').length,
    })
  }
  return found
}

const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
function spread(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b)
  return `median ${at(sorted, 0.5)}, p90 ${at(sorted, 0.9)}, max ${sorted.at(-1) ?? 0}`
}

const all = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file))
/** The shop itself: the demo's goods and pictures, the benches and the harness of the stories are counted on their own. */
const isShop = (file: string) => /^(packages|apps)\//.test(file)
const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').length
const sum = (files: readonly string[]) => files.reduce((total, file) => total + linesOf(file), 0)

const sources = all.filter((file) => isShop(file) && !isTest(file))
const tests = all.filter((file) => isShop(file) && isTest(file))
const stories = all.filter((file) => file.startsWith('e2e/stories/'))
const texts = new Map(sources.map((file) => [file, readFileSync(file, 'utf8')]))
const lines = new Map([...texts].map(([file, text]) => [file, text.split('\n').length]))
const functions = [...texts].flatMap(([file, text]) => functionsOf(file, text))
const folders = Map.groupBy(sources, dirname)
const sourceLines = sum(sources)
const commentLines = [...texts.values()]
  .join('\n')
  .split('\n')
  .filter((line) => /^\s*(\/\/|\/\*|\*)/.test(line)).length
const ratio = (own: readonly string[], tested: readonly string[]) => (sum(own) / sum(tested)).toFixed(2)

console.log(`files      ${sources.length} (${sourceLines} lines), ${spread([...lines.values()])}`)
console.log(`functions  ${functions.length}, lines ${spread(functions.map((one) => one.lines))}`)
console.log(`folders    ${folders.size}, files ${spread([...folders.values()].map((group) => group.length))}`)
console.log(`comments   ${((commentLines / sourceLines) * 100).toFixed(1)} % of lines`)
console.log(
  `tests      ${ratio(tests, sources)} test lines per source line, ${ratio([...tests, ...stories], sources)} with the stories`,
)
for (const [room, own] of [...Map.groupBy(sources, roomOf)].toSorted()) {
  const beside = tests.filter((file) => roomOf(file) === room)
  console.log(`  ${room.padEnd(28)} ${String(sum(own)).padStart(6)} lines, tests ${ratio(beside, own)}`)
}

/** The shop's rooms as a newcomer counts them: packages, apps, and each feature of the API and the storefront. */
function roomOf(file: string): string {
  return /^(?:apps\/(?:api|web)\/src\/features\/[^/]+|apps\/(?:api|web)|[^/]+\/[^/]+)/.exec(file)?.[0] ?? file
}

/** Goods and pictures of the demo keep the limits too. */
const limited = all.filter((file) => !isTest(file) && !file.startsWith('scripts/'))
const problems = [
  ...limited
    .map((file) => [file, linesOf(file)] as const)
    .filter(([, count]) => count > LIMITS.fileLines)
    .map(([file, count]) => `${file}: ${count} lines`),
  ...[...tests, ...stories]
    .map((file) => [file, linesOf(file)] as const)
    .filter(([, count]) => count > LIMITS.testLines)
    .map(([file, count]) => `${file}: ${count} lines of tests`),
  ...[...Map.groupBy(limited, dirname)]
    .filter(([, group]) => group.length > LIMITS.filesPerFolder)
    .map(([folder, group]) => `${folder}: ${group.length} files`),
  ...limited
    .map((file) => [file, readFileSync(file, 'utf8').match(/^export (?!type )/gm)?.length ?? 0] as const)
    .filter(([file, count]) => count > LIMITS.exportsPerFile && !file.startsWith('packages/contract/'))
    .map(([file, count]) => `${file}: ${count} exports`),
]
for (const problem of problems) console.error(`past the limit: ${problem}`)
process.exit(problems.length > 0 ? 1 : 0)
