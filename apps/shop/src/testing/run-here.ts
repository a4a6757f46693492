import { readSettings } from '@vitrine/api/config'
import type { CommandInput } from '../commands/with-database.ts'
import { ExpectedFailure } from '../expected-failure.ts'
import type { Ended } from './run-cli.ts'

type Command = (input: CommandInput, args: string[]) => Promise<void>

/**
 * A command in this process, and what the command line would have said: a process for each of a dozen wrong arguments
 * would prove nothing more. Whole ones are started by the tests of backups.
 */
export async function runHere(command: Command, dataDir: string, args: string[]): Promise<Ended> {
  const said: string[] = []
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  try {
    await command({ settings, say: (line) => void said.push(line) }, args)
    return { code: 0, out: said.join('\n'), err: '' }
  } catch (error) {
    if (!(error instanceof ExpectedFailure)) throw error
    return { code: 1, out: said.join('\n'), err: error.message }
  }
}
