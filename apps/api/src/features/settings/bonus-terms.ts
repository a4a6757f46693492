// Three settings are what orders are counted by, so they stand where the till reads them.
import { toMajor, toMinor } from '@vitrine/domain/money/money'
import type { SettingValue } from '@vitrine/domain/settings/setting'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

type Column = { column: RawBuilder<unknown>; toStored(value: number): number }

const COLUMNS: Readonly<Record<string, Column>> = {
  spend_bonuses_proportion: {
    column: sql`spend_percent`,
    toStored: (share) => Math.round(share * 10_000) / 100,
  },
  spend_unlimited_bonuses_from: {
    column: sql`unlimited_from_minor`,
    toStored: toMinor,
  },
  cashback_percent: {
    column: sql`cashback_percent`,
    toStored: (percent) => percent,
  },
}

export const isBonusTerm = (key: string): boolean => Object.hasOwn(COLUMNS, key)

/** By store, what the till counts by. */
export async function selectBonusTerms(db: Database): Promise<Map<number, Record<string, number>>> {
  const terms = await db.selectFrom('bonus_terms').selectAll().execute()
  return new Map(
    terms.map((row) => [
      row.store_id,
      {
        spend_bonuses_proportion: row.spend_percent / 100,
        spend_unlimited_bonuses_from: toMajor(row.unlimited_from_minor),
        cashback_percent: row.cashback_percent,
      },
    ]),
  )
}

export async function writeBonusTerm(
  db: Database,
  key: string,
  byStore: ReadonlyMap<number, SettingValue>,
): Promise<void> {
  const told = COLUMNS[key]
  if (!told) return
  for (const [storeId, value] of byStore)
    await sql`update bonus_terms set ${told.column} = ${told.toStored(Number(value))}
      where store_id = ${storeId}`.execute(db)
}
