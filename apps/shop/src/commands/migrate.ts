import { type CommandInput, withDatabase } from './with-database.ts'

export async function runMigrate(input: CommandInput): Promise<void> {
  await withDatabase(input, async () => input.say('The database is up to date.'))
}
