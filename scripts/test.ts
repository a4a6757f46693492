// npm test: unit, database and DOM tests, then the stories in a real browser; closes with one line of counts.
// `npm test -- <path>` runs only the tests below a path.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { memoryFolder } from './memory-folder.ts'
import {
  addCounts,
  type Counts,
  countTests,
  NO_TESTS,
  nameFailures,
  type Report,
  sayCounts,
} from './test-counts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const cacheDir = join(root, '.cache')
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const paths = process.argv.slice(2)

const memory = memoryFolder()
process.once('exit', () => memory !== undefined && rmSync(memory, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const env = { ...process.env, ...(memory !== undefined && { TMPDIR: memory }) }

const failures: string[] = []

async function runVitest(name: string, args: string[]): Promise<Counts> {
  const outputFile = join(cacheDir, `${name}.json`)
  rmSync(outputFile, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`]
  const code = await run([vitest, 'run', ...args, ...reporters])
  const report = existsSync(outputFile) ? (JSON.parse(readFileSync(outputFile, 'utf8')) as Report) : undefined
  failures.push(...nameFailures(report))
  return countTests(report, code)
}

function run(args: string[]): Promise<number | null> {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' })
    child.once('close', done)
  })
}

mkdirSync(cacheDir, { recursive: true })
const suites = [await runVitest('tests', paths)]
if (paths.length === 0 && existsSync(join(root, 'e2e/stories'))) {
  suites.push(await runVitest('stories', ['--config', 'e2e/vitest.config.ts']))
}
const counts = suites.reduce(addCounts, NO_TESTS)
if (failures.length > 0) process.stdout.write(`${failures.join('\n').replaceAll(root, '')}\n`)
process.stdout.write(`\n${sayCounts(counts)}\n`)
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0
