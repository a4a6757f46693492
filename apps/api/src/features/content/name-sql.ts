import { type RawBuilder, sql } from 'kysely'

/** What a customer is called: their name, else their mail address; null for nobody. */
export const nameSql = (of: string): RawBuilder<string | null> =>
  sql`coalesce(nullif(trim(concat_ws(' ', ${sql.ref(`${of}.firstname`)}, ${sql.ref(`${of}.lastname`)})), ''),
    ${sql.ref(`${of}.email`)})`
