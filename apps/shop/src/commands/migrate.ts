import { assertNothingElse } from '../expected-failure.ts'
import { type CommandInput, withDatabase } from './with-database.ts'

export async function runMigrate(input: CommandInput, args: readonly string[]): Promise<void> {
  assertNothingElse('migrate', args)
  await withDatabase(input, async () => input.say('The database is up to date.'))
}
