// A shop with goods, somebody of its staff, and the folder catalogues come from.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ImportOptionsSchema } from '@vitrine/contract/catalog/imports/import-parts'
import { type Role, rightsOf } from '@vitrine/domain/access/roles'
import { sql } from 'kysely'
import type { z } from 'zod'
import { folderPhotos } from '#api/adapters/photos/folder-photos.ts'
import { DEFAULT_RETENTION } from '#api/jobs/retention.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase } from '#api/testing/test-database.ts'
import { aFeed } from '../../testing/small-feed.ts'
import { importCatalogue } from '../../writer/import-catalogue.ts'
import { bringFile } from '../files/bring-file.ts'
import { getRun } from '../read/read-runs.ts'
import { startRun } from '../start-run.ts'
import type { TableDeps } from '../work/open-table.ts'
import { runNext } from '../work/run-next.ts'

type Options = Partial<z.input<typeof ImportOptionsSchema>> & { dry_run?: boolean }
type Wanted = { file_id: number } & Options

export async function anImportDesk() {
  const database = await createTestDatabase()
  const { db } = database
  await importCatalogue(db, aFeed(), { source: 'test' })
  await db
    .insertInto('customer')
    .values({ customer_id: 7, firstname: 'Mona', email: 'mona@example.org' })
    .execute()
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-imports-'))
  const shopDataDir = join(folder, 'catalogues')
  mkdirSync(shopDataDir)
  const deps: TableDeps = { shopDataDir, store: folderPhotos(join(folder, 'import-files')) }
  const as = (...roles: Role[]) =>
    aContext(db, {
      actor: { kind: 'customer', customerId: 7, sessionId: 1, rights: rightsOf(roles) },
      now: () => new Date(),
    })
  const mona = () => as('manager')
  const job = (signal = new AbortController().signal) => ({
    ...aContext(db, { actor: { kind: 'system', job: 'imports.run' }, now: () => new Date() }),
    ...{ signal, retention: DEFAULT_RETENTION },
  })
  const put = (name: string, bytes: string | Uint8Array) => {
    const path = join(shopDataDir, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, bytes)
    return path
  }
  const bring = (bytes: string | Uint8Array, more: object = {}) => {
    const path = join(folder, 'upload')
    writeFileSync(path, bytes)
    const body = { name: 'goods.csv', charset: 'utf-8', ...more } as const
    return bringFile(mona(), deps, { body, uploads: [{ path, filename: '' }] })
  }
  const bringFrom = (body: { url?: string; folder?: string }) =>
    bringFile(mona(), deps, { body: { charset: 'utf-8', ...body }, uploads: [] })
  const start = (wanted: Wanted) =>
    startRun(mona(), {
      ...{ format: 'csv', language: 'en', currency: 'USD', charset: 'utf-8', whole: false, dry_run: false },
      ...wanted,
    })
  const work = (more: Partial<TableDeps> = {}, signal?: AbortSignal) =>
    runNext(job(signal), { ...deps, ...more })
  const take = async (wanted: Wanted) => {
    const { id } = await start(wanted)
    await work()
    return getRun(mona(), id)
  }
  const inShop = async (prefix = '') => {
    const { rows } = await sql<{
      sku: string
    }>`select p.sku from product p join product_document d using (product_id)
      where d.until is null and p.status = 1 and p.sku like ${`${prefix}%`} order by 1`.execute(db)
    return rows.map(({ sku }) => sku)
  }
  return {
    ...{ db, database, deps, folder, as, mona, job, put, bring, bringFrom, start, work, take, inShop },
    async close() {
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type ImportDesk = Awaited<ReturnType<typeof anImportDesk>>
