// Starts the whole program as its README says, on a folder of its own, and stops it again.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const CLI = fileURLToPath(new URL('../../apps/shop/src/cli.ts', import.meta.url))

export type RunningShop = { url: string; dataDir: string; stop(): Promise<number | null> }

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

export function runShop(
  args: string[],
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [CLI, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })))
}

/** Opens the shop on a data folder of its own; whoever made the folder drops it. */
export async function startShop(dataDir: string, env: Record<string, string> = {}): Promise<RunningShop> {
  const port = await freePort()
  const settings = { LOG_LEVEL: 'warn', ...env, DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1' }
  const child = spawn(process.execPath, [CLI, 'start'], {
    env: { ...process.env, ...settings },
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
    stop() {
      child.kill('SIGTERM')
      return closed
    },
  }
}
