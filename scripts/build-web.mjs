// Builds the storefront unless the build at hand was made from these very sources, and after an install the server's
// bundle. Runs after install and before start. Plain JavaScript, because npm may run it with any Node from 20 on.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const web = join(root, 'apps/web')
const stampFile = join(web, 'build/.sources')
const SOURCES = [
  'apps/web',
  'packages/domain',
  'packages/contract',
  'packages/i18n',
  'packages/sync',
  'package-lock.json',
]
const SKIPPED = new Set(['node_modules', 'build', 'dist', '.react-router'])
const isAfterInstall = process.argv.includes('--after-install')

const tool = join(root, 'node_modules/@react-router/dev/bin.cjs')

const stamp = stampOf(SOURCES)
// An install without the build tools brings its build along, or needs none.
const pinned = join(root, 'node_modules/.bin/node')
const node = existsSync(pinned) ? pinned : process.execPath
const hasTools = existsSync(tool)
if (readStamp() !== stamp && !(isAfterInstall && !hasTools)) build()
// Without one the shop starts from its sources, a little later.
if (isAfterInstall && hasTools)
  spawnSync(node, [join(root, 'scripts/bundle-server.ts')], { stdio: 'inherit' })

function build() {
  console.log('Building the storefront …')
  rmSync(stampFile, { force: true })
  const { status, stderr } = spawnSync(node, [tool, 'build'], {
    cwd: web,
    encoding: 'utf8',
    // Whoever starts the shop, a test runner too, gets the real build.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status === 0) return writeFileSync(stampFile, stamp)
  console.error(withoutStack(stderr))
  // A failed build must not fail the install; the start tries again and says so.
  process.exitCode = isAfterInstall ? 0 : 1
}

function withoutStack(text) {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
  return lines.slice(0, 20).join('\n')
}

function readStamp() {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined
}

function stampOf(paths) {
  const hash = createHash('sha1')
  for (const file of paths.flatMap((path) => listFiles(path)).sort()) {
    hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

function listFiles(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path))
    .filter((name) => !SKIPPED.has(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((name) => listFiles(`${path}/${name}`))
}
