import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

/** Whether goods, categories, reviews, pages or blocks show a picture of this path, as the catalogue stands now. */
export async function isNamedPicture(db: Database, path: string): Promise<boolean> {
  return (await isPictureOfGoods(db, path)) || (await isInContent(db, path))
}

async function isPictureOfGoods(db: Database, path: string): Promise<boolean> {
  const either = [path, `/${path}`]
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from product_media where path = any(${either}))
      or exists (select 1 from category where image = any(${either}))
      or exists (select 1 from review_photo where path = any(${either}))
      or exists (select 1 from cms_page where picture = any(${either})) as found`.execute(db)
  return rows[0]?.found ?? false
}

/** Texts name pictures by their address, the data of blocks by their path alone. */
async function isInContent(db: Database, path: string): Promise<boolean> {
  const written = [...new Set([path, encodeURI(path)])]
  for (const one of written) {
    const { rows } = await sql<{ text: string }>`
      select content as text from cms_page where position(${one} in content) > 0
      union all select content from cms_block where position(${one} in content) > 0
      union all select json::text from cms_block where position(${one} in json::text) > 0`.execute(db)
    if (rows.some(({ text }) => namesPicture(text, one))) return true
  }
  return false
}

const ENDS_BEFORE = /(?:^|["'(=\s]\/?|\/media\/[\w@]+\/)$/
const BEGINS_AFTER = /^(?:$|["')\s?#&\\])/
const LONGEST_PREFIX = 60

/** The whole of a path, not a part of a longer one. */
export function namesPicture(text: string, path: string): boolean {
  for (let at = text.indexOf(path); at >= 0; at = text.indexOf(path, at + 1)) {
    const before = text.slice(Math.max(0, at - LONGEST_PREFIX), at)
    if (ENDS_BEFORE.test(before) && BEGINS_AFTER.test(text.slice(at + path.length, at + path.length + 1)))
      return true
  }
  return false
}
