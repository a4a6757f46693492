// What a tool reads from the environment and no page names is found by nobody.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const cwd = fileURLToPath(new URL('..', import.meta.url))
/** Every system has them. */
const OF_THE_SYSTEM = new Set(['PATH', 'LD_LIBRARY_PATH'])
const READ = String.raw`process\.env\.[A-Z][A-Z_]+|\b(howOften|rounds)\('[A-Z][A-Z_]+'`

test('README or CONTRIBUTING names whatever is read from the environment', () => {
  const found = execFileSync('git', ['grep', '-ohE', READ, '--', '*.ts', '*.mjs'], { cwd, encoding: 'utf8' })
  const names = new Set(found.match(/[A-Z][A-Z_]+/g))
  const pages = ['README.md', 'CONTRIBUTING.md'].map((page) => readFileSync(cwd + page, 'utf8')).join()
  const unnamed = [...names].filter((name) => !OF_THE_SYSTEM.has(name) && !pages.includes(`\`${name}`))
  expect(names.size).toBeGreaterThan(10)
  expect(unnamed).toEqual([])
})
