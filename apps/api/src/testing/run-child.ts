import { spawn } from 'node:child_process'
import { bundleChild } from './bundle-child.ts'

export type ChildEnd = { signal: string | null; said: string; complaint: string }

/** A process of its own for one job, and what it had said when it ended or died. */
export async function runChild(file: string, job: object): Promise<ChildEnd> {
  const program = await bundleChild(file)
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, JSON.stringify(job)])
    const output = { said: '', complaint: '' }
    child.stdout.on('data', (chunk) => (output.said += chunk))
    child.stderr.on('data', (chunk) => (output.complaint += chunk))
    child.on('error', reject)
    child.on('close', (_code, signal) => resolve({ signal, ...output }))
  })
}
