// Plain JavaScript, because npm may run it with any Node from 20 on.
import { existsSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The Node that came with the packages, for scripts to find; where none came, the one that runs this. npm 10, which Node 20
 * and 22 bring, takes away what it linked for packages of other platforms, and with theirs the one `node` they all stand for.
 */
export function linkNode(root) {
  const own = `node-${process.platform}-${process.arch}/bin/node`
  const link = join(root, 'node_modules/.bin/node')
  if (!existsSync(link) && existsSync(join(root, 'node_modules', own))) {
    rmSync(link, { force: true })
    symlinkSync(`../${own}`, link)
  }
  return existsSync(link) ? link : process.execPath
}
