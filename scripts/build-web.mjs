// Builds the storefront unless the build at hand was made from these very sources, and after an install the server's
// bundle. Runs after install and before start. Plain JavaScript, because npm may run it with any Node from 20 on.
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { linkNode } from './link-node.mjs'
import { isWebBuilt, stampFile, stampOfWeb } from './web-sources.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const web = join(root, 'apps/web')
const isAfterInstall = process.argv.includes('--after-install')

const tool = join(root, 'node_modules/@react-router/dev/bin.cjs')

const node = linkNode(root)
// An install without the build tools brings its build along, or needs none.
const hasTools = existsSync(tool)
if (!isWebBuilt() && !(isAfterInstall && !hasTools)) build()
// Without one the shop starts from its sources, a little later.
if (isAfterInstall && hasTools)
  spawnSync(node, [join(root, 'scripts/bundle-server.ts')], { stdio: 'inherit' })

function build() {
  console.log('Building the storefront …')
  rmSync(stampFile, { force: true })
  const stamp = stampOfWeb()
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
