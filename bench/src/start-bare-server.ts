import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const SCRIPT = fileURLToPath(new URL('./bare-server.ts', import.meta.url))

export async function startBareServer(body: Uint8Array): Promise<{ url: string; stop(): void }> {
  const child = spawn(process.execPath, [SCRIPT], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(body)
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const { port } = JSON.parse(line.toString()) as { port: number }
  return { url: `http://127.0.0.1:${port}/`, stop: () => void child.kill('SIGKILL') }
}
