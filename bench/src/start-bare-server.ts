import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const SCRIPT = fileURLToPath(new URL('./bare-server.ts', import.meta.url))

export async function startBareServer(bytes: number): Promise<{ url: string; stop(): void }> {
  const child = spawn(process.execPath, [SCRIPT, String(bytes)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const { port } = JSON.parse(line.toString()) as { port: number }
  return { url: `http://127.0.0.1:${port}/`, stop: () => void child.kill('SIGKILL') }
}
