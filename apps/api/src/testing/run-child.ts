import { spawn } from 'node:child_process'
import { bundleChild } from './bundle-child.ts'

/** Most of its short life such a process reads its program; with this much room it clears up nothing meanwhile. */
const ROOM = ['--min-semi-space-size=32', '--max-semi-space-size=64']

export type ChildEnd = { signal: string | null; said: string; complaint: string }

/** A process of its own for one job, and what it had said when it ended or died. */
export async function runChild(file: string, job: object): Promise<ChildEnd> {
  const program = await bundleChild(file)
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...ROOM, program, JSON.stringify(job)])
    const output = { said: '', complaint: '' }
    child.stdout.on('data', (chunk) => (output.said += chunk))
    child.stderr.on('data', (chunk) => (output.complaint += chunk))
    child.on('error', reject)
    child.on('close', (_code, signal) => resolve({ signal, ...output }))
  })
}
