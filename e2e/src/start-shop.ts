// Starts the whole program as its README says, on a folder of its own, and stops it again.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { dropFolder, newFolder } from './data-folder.ts'

/** The test runner's own settings would turn the storefront's build into one for development. */
const { NODE_ENV: _, ...OUTSIDE } = process.env
const CLI = fileURLToPath(new URL('../../apps/shop/src/cli.ts', import.meta.url))

type Start = {
  dataDir?: string
  /** Commands to run first, such as an import. */
  before?: string[][]
  env?: Record<string, string>
}
export type RunningShop = Awaited<ReturnType<typeof startShop>>

/** A port nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

/** A command that must end well. */
export async function runWell(args: string[], env: Record<string, string>): Promise<void> {
  const { code, output } = await runShop(args, env)
  if (code !== 0) throw new Error(`shop ${args.join(' ')} ended with ${code}:\n${output}`)
}

function runShop(
  args: string[],
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [CLI, ...args], {
    env: { ...OUTSIDE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })))
}

/** Opens the shop on a data folder of its own, on the one given or on a new one, and drops it at the end. */
export async function startShop({ dataDir = newFolder(), before = [], env = {} }: Start = {}) {
  const port = await freePort()
  const settings = { LOG_LEVEL: 'warn', ...env, DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1' }
  for (const args of before) await runWell(args, settings)
  const child = spawn(process.execPath, [CLI, 'start'], {
    env: { ...OUTSIDE, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve))
  await new Promise<void>((resolve, reject) => {
    let output = ''
    const read = (part: Buffer) => {
      output += part.toString()
      if (/http:\/\/\S+/.test(output)) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    closed.then((code) => reject(new Error(`the shop ended with ${code}:\n${output}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    pid: child.pid,
    /** The data folder goes with the shop, unless it is to be opened again. */
    async stop({ keepData = false } = {}) {
      child.kill('SIGTERM')
      const code = await closed
      if (!keepData) await dropFolder(dataDir)
      return code
    },
  }
}
