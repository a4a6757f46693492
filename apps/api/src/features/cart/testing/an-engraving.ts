import type { Database } from '#api/db/client.ts'
import { json } from '#api/db/json.ts'
import { aProduct } from './a-catalogue.ts'

/** Ids of its options, and the value that chooses the box. */
export type Engraving = { question: string; required: string; value: string }

/** A ring with words to be given and a box to be chosen. */
export async function anEngraving(db: Database): Promise<Engraving> {
  const product_id = await aProduct(db, { sku: 'RING', qty: 50 })
  const option = (position: number, values: object) => ({
    product_id,
    position,
    titles: json({ en: 'Words', de: 'Worte' }),
    price_minor: json({ de: 700 }),
    ...values,
  })
  const rows = await db
    .insertInto('custom_option')
    .values([
      option(1, { type: 'field' as const, required: true, max_characters: 5 }) as never,
      option(2, { type: 'drop_down' as const }) as never,
    ])
    .returning('option_id')
    .execute()
  const [text, choice] = rows.map((row) => row.option_id)
  const { value_id } = await db
    .insertInto('custom_option_value')
    .values({
      option_id: choice ?? 0,
      position: 1,
      titles: json({ en: 'Box' }),
      price_minor: json({ de: 1000 }),
      price_type: 'percent',
    })
    .returning('value_id')
    .executeTakeFirstOrThrow()
  return { required: String(text), question: String(choice), value: String(value_id) }
}

/** What a line carries: option id and answer. */
export const answering = (...pairs: [string, string][]) => ({
  extension_attributes: {
    custom_options: pairs.map(([option_id, option_value]) => ({ option_id, option_value })),
  },
})
