// One PostgreSQL per test run, and in it one migrated template that every test file copies.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureDatabase } from '@vitrine/postgres/ensure-database'
import { type Cluster, startCluster } from '@vitrine/postgres/start-cluster'
import type { TestProject } from 'vitest/node'
import { migrate } from '#api/db/migrate.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}

// Nothing here outlives the run, so durability would only cost time.
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-test-'))
  const cluster = await startCluster({ folder, settings: FAST })
  await migrate({ connectionString: await ensureDatabase(cluster, 'template_shop') })
  project.provide('postgresUrl', cluster.urlOf('postgres'))
  return () => tearDown(cluster, folder)
}

async function tearDown(cluster: Cluster, folder: string): Promise<void> {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
