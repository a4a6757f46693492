import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { withClient } from '#api/db/with-client.ts'
import { bundleChild } from './bundle-child.ts'

/** Most of its short life such a process reads its program; with this much room it clears up nothing meanwhile. */
const ROOM = ['--min-semi-space-size=32', '--max-semi-space-size=64']

export type ChildEnd = { signal: string | null; said: string; complaint: string }
type Job = { connectionString: string }

/** A process of its own for one job, and what it had said when it ended or died, and nothing of it was under way any more. */
export async function runChild<Wanted extends Job>(file: string, job: Wanted): Promise<ChildEnd> {
  const program = await bundleChild(file)
  const name = `child ${crypto.randomUUID()}`
  const address = new URL(job.connectionString)
  address.searchParams.set('application_name', name)
  const end = await run(program, { ...job, connectionString: address.href })
  if (end.signal !== null) await untilGone(job, name)
  return end
}

function run(program: string, job: Job): Promise<ChildEnd> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...ROOM, program, JSON.stringify(job)])
    const output = { said: '', complaint: '' }
    child.stdout.on('data', (chunk) => (output.said += chunk))
    child.stderr.on('data', (chunk) => (output.complaint += chunk))
    child.on('error', reject)
    child.on('close', (_code, signal) => resolve({ signal, ...output }))
  })
}

/** What a dead process had sent is still worked through: a commit on its way would come between two looks at the rows. */
function untilGone({ connectionString }: Job, name: string): Promise<void> {
  return withClient({ connectionString }, async (client) => {
    const isThere = async () =>
      (await client.query('select from pg_stat_activity where application_name = $1', [name])).rowCount !== 0
    while (await isThere()) await pause(5)
  })
}
