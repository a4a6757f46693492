// Starts the whole program as its README says, on a folder of its own, and stops it again.
import { spawn } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dropFolder, newFolder } from './data-folder.ts'
import { outsideOf } from './outside-of.ts'

const OUTSIDE = outsideOf(process.env)
const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const cliOf = (root = ROOT) => join(root, 'apps/shop/run.mjs')

type Start = {
  dataDir?: string
  env?: Record<string, string>
  /** One that was in use before; a free one without it. */
  port?: number
  /** Another copy of the program. */
  root?: string
  /** What is said after `start`. */
  args?: readonly string[]
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

/** A command that must end well; answers what it said. */
export async function runWell(args: string[], env: Record<string, string>): Promise<string> {
  const { code, output } = await runShop(args, env)
  if (code !== 0) throw new Error(`shop ${args.join(' ')} ended with ${code}:\n${output}`)
  return output
}

function runShop(
  args: string[],
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [cliOf(), ...args], {
    env: { ...OUTSIDE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })))
}

const logOf = (dataDir: string): string => join(dataDir, 'shop.log')

/** What the shop of this folder said last. */
export function lastWords(dataDir: string): string[] {
  const lines = existsSync(logOf(dataDir)) ? readFileSync(logOf(dataDir), 'utf8').trimEnd().split('\n') : []
  return lines.slice(-LAST_LINES)
}
const LAST_LINES = 12

/** Opens the shop on a data folder of its own, on the one given or on a new one, and drops it at the end. */
export async function startShop({ dataDir = newFolder(), env = {}, ...place }: Start = {}) {
  const port = place.port ?? (await freePort())
  // However busy the machine is with other work, a story is told to its end.
  const settings = {
    LOG_LEVEL: 'warn',
    SHED_LOAD: 'off',
    DRAIN_MS: '0',
    ...env,
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
  }
  const child = spawn(process.execPath, [cliOf(place.root), 'start', ...(place.args ?? [])], {
    env: { ...OUTSIDE, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve))
  await new Promise<void>((resolve, reject) => {
    let output = ''
    const read = (part: Buffer) => {
      output += part.toString()
      if (existsSync(dataDir)) appendFileSync(logOf(dataDir), part)
      if (/http:\/\/\S+/.test(output)) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void closed.then((code) => reject(new Error(`the shop ended with ${code}:\n${output}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    port,
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
