import { type RawBuilder, sql } from 'kysely'

type Part = RawBuilder<string | null>
const ALL_HAN = '^[㐀-鿿]+$'

/** As `joinName` writes it: Chinese names begin with the family's and have no blank. Empty where there is no part. */
export const joinedName = (firstname: Part, lastname: Part): RawBuilder<string> =>
  sql<string>`case when concat(${firstname}, ${lastname}) ~ ${sql.lit(ALL_HAN)} then concat(${lastname}, ${firstname})
    else trim(concat_ws(' ', ${firstname}, ${lastname})) end`

/** Of an address as orders keep it. */
export const nameOfAddress = (address: RawBuilder<unknown>): RawBuilder<string> =>
  joinedName(sql`${address} ->> 'firstname'`, sql`${address} ->> 'lastname'`)

/** What a customer calls themselves, for the table `customer` by its alias; null for who has told no name. */
export const ownNameSql = (alias: string): RawBuilder<string | null> =>
  sql`nullif(${joinedName(sql.ref(`${alias}.firstname`), sql.ref(`${alias}.lastname`))}, '')`

/** Their name, else their mail address, else their number; null for nobody. */
export const nameSql = (alias: string): RawBuilder<string | null> =>
  sql`coalesce(${ownNameSql(alias)}, ${sql.ref(`${alias}.email`)}, ${sql.ref(`${alias}.phone`)})`
