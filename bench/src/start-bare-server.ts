import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const SCRIPTS = {
  node: fileURLToPath(new URL('./bare-server.ts', import.meta.url)),
  fastify: fileURLToPath(new URL('./bare-fastify.ts', import.meta.url)),
  inserts: fileURLToPath(new URL('./cart/inserting-server.ts', import.meta.url)),
}

type Constant = { body: Uint8Array; head?: readonly string[] }

export async function startBareServer(
  { body, head = [] }: Constant,
  kind: keyof typeof SCRIPTS = 'node',
): Promise<{ url: string; pid: number; stop(): void }> {
  const args = [SCRIPTS[kind], JSON.stringify(head)]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(body)
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const { port } = JSON.parse(line.toString()) as { port: number }
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0, stop: () => void child.kill('SIGKILL') }
}
