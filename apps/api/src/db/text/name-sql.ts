import { type RawBuilder, sql } from 'kysely'
import { joinedName } from './joined-name.ts'

/** What a customer calls themselves, for the table `customer` by its alias; null for who has told no name. */
export const ownNameSql = (alias: string): RawBuilder<string | null> =>
  sql`nullif(${joinedName(sql.ref(`${alias}.firstname`), sql.ref(`${alias}.lastname`))}, '')`

/** Their name, else their mail address, else their number; null for nobody. */
export const nameSql = (alias: string): RawBuilder<string | null> =>
  sql`coalesce(${ownNameSql(alias)}, ${sql.ref(`${alias}.email`)}, ${sql.ref(`${alias}.phone`)})`
