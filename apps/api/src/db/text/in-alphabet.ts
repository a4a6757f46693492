import { type RawBuilder, sql } from 'kysely'

/** To sort words of any language by: large and small letters together, `Ö` beside `O`. The database itself goes by code points. */
export const inAlphabet = (text: RawBuilder<string>): RawBuilder<string> => sql`(${text}) collate "und-x-icu"`
