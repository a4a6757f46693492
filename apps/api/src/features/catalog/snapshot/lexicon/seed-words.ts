import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { LANGUAGES, type Language } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { parseWords, type WordRow } from './parse-words.ts'

/** Brings the words that come with the shop into the table; an owner's own and changed rows stay as they are. */
export async function seedWords(db: Database): Promise<void> {
  const known = new Map(
    (await db.selectFrom('search_word_seed').selectAll().execute()).map((row) => [
      row.language,
      row.checksum,
    ]),
  )
  for (const language of LANGUAGES) {
    const text = await readWords(language)
    const checksum = createHash('sha256').update(text).digest('hex')
    if (known.get(language) !== checksum)
      await seedLanguage(db, { language, checksum, rows: parseWords(text) })
  }
}

export function readWords(language: Language): Promise<string> {
  return readFile(new URL(`./words/${language}.txt`, import.meta.url), 'utf8').then((text) =>
    text.replaceAll('\r\n', '\n'),
  )
}

type Seed = { language: Language; checksum: string; rows: readonly WordRow[] }

async function seedLanguage(db: Database, { language, checksum, rows }: Seed): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('search_word')
      .where('language', '=', language)
      .where('origin', '=', 'seed')
      .where('is_active', '=', true)
      .execute()
    await sql`
      insert into search_word (language, kind, words, narrower, origin)
      select ${language}, row ->> 'kind',
        array(select jsonb_array_elements_text(row -> 'words')),
        array(select jsonb_array_elements_text(row -> 'narrower')), 'seed'
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as row
      on conflict do nothing`.execute(tx)
    await sql`
      insert into search_word_seed (language, checksum) values (${language}, ${checksum})
      on conflict (language) do update set checksum = excluded.checksum`.execute(tx)
  })
}
