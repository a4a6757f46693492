// Two PostgreSQL servers, the second following the first, behind one address that moves: what a managed database is.
// Each commit waits until the second has it, so what was acknowledged survives the first.
import { execFileSync } from 'node:child_process'
import { appendFileSync, chownSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ensureDatabase } from '@vitrine/postgres/ensure-database'
import { type Cluster, startCluster } from '@vitrine/postgres/start-cluster'
import pg from 'pg'
import { dropFolder, newFolder } from '../../../e2e/src/data-folder.ts'

const SETTINGS = { max_connections: '200' }
const FOLLOWS = "select 1 from pg_stat_replication where state = 'streaming'"

export async function openDatabasePair() {
  const folders = [newFolder(), newFolder()] as const
  let first = await startCluster({ folder: folders[0], settings: SETTINGS })
  await ensureDatabase(first, 'vitrine')
  let second: Cluster | undefined
  const address = await openAddress(first.port)
  const url = first.urlOf('vitrine').replace(`:${first.port}/`, `:${address.port}/`)
  return {
    /** The same whichever of them answers. */
    url,
    async follow() {
      second = await startFollower(first, folders)
      while ((await query(first.urlOf('vitrine'), FOLLOWS)).length === 0) await pause(100)
      await query(first.urlOf('vitrine'), "alter system set synchronous_standby_names = '*'")
      await query(first.urlOf('vitrine'), 'select pg_reload_conf()')
    },
    async restart() {
      const { port } = first
      await first.stop()
      first = await startCluster({ folder: folders[0], settings: SETTINGS, port })
    },
    /** The first one is killed; the second becomes the one that writes, and the address moves. */
    async failOver() {
      process.kill(first.pid, 'SIGKILL')
      await first.exited
      if (!second) throw new Error('nobody follows')
      await query(second.urlOf('vitrine'), 'select pg_promote()')
      address.moveTo(second.port)
    },
    async close() {
      address.close()
      for (const one of [second, first]) await one?.stop()
      await Promise.all(folders.map(dropFolder))
    },
  }
}

export async function query(url: string, text: string, values: unknown[] = []): Promise<object[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client.query(text, values).then(
    ({ rows }) => client.end().then(() => rows),
    (error: unknown) => client.end().then(() => Promise.reject(error)),
  )
}

/** A copy of the running one, as its manual tells, that goes on reading what the first one writes. */
async function startFollower(first: Cluster, [from, to]: readonly [string, string]): Promise<Cluster> {
  const [source, copy] = [join(from, 'postgres'), join(to, 'postgres')]
  const client = new pg.Client({ connectionString: first.urlOf('postgres') })
  await client.connect()
  await client.query("select pg_backup_start('follower', true)")
  execFileSync('cp', ['-a', source, join(from, 'postgres.password'), to])
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
  await client.end()
  rmSync(join(copy, 'postmaster.pid'), { force: true })
  const { uid, gid } = statSync(source)
  for (const [name, text] of [
    ['backup_label', rows[0]?.labelfile ?? ''],
    ['standby.signal', ''],
  ] as const) {
    writeFileSync(join(copy, name), text)
    chownSync(join(copy, name), uid, gid)
  }
  appendFileSync(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${first.urlOf('postgres')}'\n`)
  return startCluster({ folder: to, settings: SETTINGS })
}

async function openAddress(first: number) {
  let target = first
  const open = new Set<Socket>()
  const server = createServer((from) => {
    const to = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => open.delete(one) && other.destroy())
    }
  })
  const end = () => open.forEach((socket) => void socket.destroy())
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    moveTo(port: number) {
      target = port
      end()
    },
    close() {
      server.close()
      end()
    },
  }
}
