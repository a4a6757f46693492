// The program: from its bundle where that was made of these very sources, else from the sources. Reading 2,000 files is a
// third of a start. Why: docs/decisions/0107-the-server-runs-from-a-bundle.md
import './src/keep-compiled.mjs'
import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
// Read after the cache of compiled code is on.
const { findBundle } = await import('./src/bundle/find-bundle.mjs')
const bundle = findBundle(root)
if (!bundle && process.argv[2] === 'start') bundleForNextTime()
await import(bundle ? pathToFileURL(bundle).href : './src/cli.ts')

/** Beside the shop, when nobody needs the processor; where the tools are missing it stays with the sources. */
function bundleForNextTime() {
  const child = spawn(process.execPath, [`${root}scripts/bundle-server.ts`, '--beside-a-start'], {
    stdio: 'ignore',
    detached: true,
  })
  child.once('error', () => {})
  child.unref()
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
}
