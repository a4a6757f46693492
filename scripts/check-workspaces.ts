// Fails when a workspace imports another without naming it in its package.json. knip finds what is named and not used,
// but takes every workspace of the tree for granted.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

const IMPORT = /(?:from|import|import\()\s*'(@vitrine\/[a-z0-9-]+)/g
const list = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file))

type Manifest = { name: string } & Partial<Record<string, Record<string, string>>>

const problems: string[] = []
for (const path of list('*/package.json')) {
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest
  const named = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.keys(manifest[kind] ?? {}),
  )
  for (const file of list(`${dirname(path)}/*.ts`, `${dirname(path)}/*.tsx`)) {
    for (const [, used = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      if (used !== manifest.name && !named.includes(used))
        problems.push(`${file} imports ${used}, which ${path} does not name`)
    }
  }
}
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)
