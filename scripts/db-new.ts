// npm run db:new <name>: an empty migration with the next free number.
import { readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../apps/api/migrations/', import.meta.url))
const name = process.argv[2] ?? ''
if (!/^[a-z]+(-[a-z]+)*$/.test(name)) {
  console.error('Usage: npm run db:new <name>, words of small letters joined by hyphens, such as order-notes')
  process.exit(2)
}
const numbers = readdirSync(folder).flatMap((file) => Number.parseInt(file, 10) || [])
const file = `${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}-${name}.sql`
writeFileSync(
  `${folder}${file}`,
  '-- Forward only: the shop of the former build may still be running on this database.\n',
)
console.log(`apps/api/migrations/${file}`)
