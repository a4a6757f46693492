// npm run db:new <name> [-- --additive]: an empty migration with the next free number. An additive one leaves a database
// that the former build opens, so that a fleet may be rolled back over it.
import { readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../apps/api/migrations/', import.meta.url))
const [name = '', option] = process.argv.slice(2)
if (!/^[a-z]+(-[a-z]+)*$/.test(name)) {
  console.error('Usage: npm run db:new <name>, words of small letters joined by hyphens, such as order-notes')
  process.exit(2)
}
const numbers = readdirSync(folder).flatMap((file) => Number.parseInt(file, 10) || [])
const file = `${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}-${name}${option === '--additive' ? '.additive' : ''}.sql`
writeFileSync(
  `${folder}${file}`,
  '-- Forward only: the shop of the former build may still be running on this database.\n',
)
console.log(`apps/api/migrations/${file}`)
