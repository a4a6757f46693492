import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { DeliveryFileInvalid } from '@vitrine/api/features/stores/delivery-file/delivery-file-invalid'
import { importDelivery } from '@vitrine/api/features/stores/delivery-file/import-delivery'
import { writeDeliveryFile } from '@vitrine/api/features/stores/delivery-file/write-file'
import { ExpectedFailure } from '../../expected-failure.ts'
import { systemContext } from '../system-context.ts'
import { type CommandInput, withDatabase } from '../with-database.ts'

const USE = 'Use: delivery export <file.csv>, or delivery import <file.csv>.'

/** Ways, countries, postcodes, prices and pick-up points, as a table somebody edits (docs/delivery.md). */
export async function runDelivery(
  input: CommandInput,
  [what, name, ...rest]: readonly string[],
): Promise<void> {
  if (name === undefined || rest.length > 0 || (what !== 'export' && what !== 'import'))
    throw new ExpectedFailure(USE)
  const file = resolve(name)
  await (what === 'export' ? exportTo(input, file) : importFrom(input, file))
}

async function exportTo(input: CommandInput, file: string): Promise<void> {
  await withDatabase({ ...input, mustExist: true }, async (db) => {
    await writeFile(file, await writeDeliveryFile(db))
    input.say(`Written to ${file}.`)
  })
}

async function importFrom(input: CommandInput, file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new ExpectedFailure(`${file} cannot be read: ${error.code}.`)
  })
  await withDatabase(input, async (db) => {
    const { way, country, postcode, rate, point } = await importDelivery(
      await systemContext(db, input, 'command:delivery'),
      text,
    ).catch((error) => {
      if (!(error instanceof DeliveryFileInvalid)) throw error
      throw new ExpectedFailure(`Nothing was changed. ${file}:\n${error.message}`)
    })
    input.say(
      `Ways ${way}, countries ${country}, postcodes ${postcode}, rates ${rate}, pick-up points ${point}. Running shops follow by themselves.`,
    )
  })
}
