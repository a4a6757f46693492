// The import graph of the tree below a folder, by dependency-cruiser and our rules.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Violation = { rule: { name: string }; from: string; to: string }
export type Module = { source: string; dependencies: { resolved: string }[] }
export type Cruise = { modules: Module[]; summary: { violations: Violation[] } }

const TREES = ['packages', 'apps', 'demo', 'e2e', 'bench']
const tool = fileURLToPath(
  new URL('../node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', import.meta.url),
)

export function cruise(cwd: string, paths = TREES.filter((path) => existsSync(join(cwd, path)))): Cruise {
  const args = [tool, ...paths, '--config', '.dependency-cruiser.cjs', '-T', 'json']
  const run = spawnSync(process.execPath, args, { cwd, encoding: 'utf8', maxBuffer: 512 * 1024 * 1024 })
  if (!run.stdout.startsWith('{')) throw new Error(`dependency-cruiser did not answer: ${run.stderr}`)
  return JSON.parse(run.stdout) as Cruise
}
