// How the program itself is: process, database, search, disk, what waits and which jobs ran; and what it leaves lying.
import { statfs } from 'node:fs/promises'
import { getSystem as getSystemCall, type StaffSystem } from '@vitrine/contract/desk/system'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import { dearestStatements } from '#api/db/statement/statement-times.ts'
import type { Catalog, CatalogDeps } from '#api/features/catalog/index.ts'
import { countByTopic } from '#api/outbox/outbox-counts.ts'
import type { Feature } from '#api/routing/feature.ts'
import { sweepForms } from '#api/routing/forms/sweep-forms.ts'
import { serve } from '#api/routing/serve.ts'
import { countProducts, readBackups, readDatabase, readJobs } from './system-queries.ts'

const MB = 1_048_576
const SWEEP_MS = 600_000

type Deps = Pick<CatalogDeps, 'sharedIndex'> & { catalog: Catalog; dataDir: string }

export function createSystem({ catalog, dataDir, sharedIndex }: Deps): Feature {
  const since = new Date(Date.now() - 1_000 * process.uptime()).toISOString()
  async function getSystem(ctx: Context): Promise<StaffSystem> {
    assertMay(ctx, 'system:read')
    const [database, products, queues, jobs, backups, disk] = await Promise.all([
      readDatabase(ctx.db),
      countProducts(ctx.db),
      countByTopic(ctx.db, ctx.now()),
      readJobs(ctx.db, ctx.now()),
      readBackups(ctx.db),
      readDisk(dataDir),
    ])
    return {
      process: { node: process.version, since, memory_mb: Math.round(process.memoryUsage.rss() / MB) },
      database,
      search: {
        engine: sharedIndex ? 'opensearch' : 'memory',
        generation: catalog.generation(),
        products,
      },
      ...{ disk, queues, jobs, backups, statements: readStatements() },
    }
  }
  return {
    name: 'system',
    routes: [serve(getSystemCall, getSystem)],
    jobs: [
      {
        name: 'system.sweep-forms',
        may: 'data:retire',
        run: async ({ now }) => ({ removed: await sweepForms(now()) }),
      },
    ],
    // They lie on this machine, also where the jobs are others'.
    schedules: [{ job: 'system.sweep-forms', everyMs: SWEEP_MS, in: 'every process' }],
  }
}

const MOST_STATEMENTS = 10
const MOST_LETTERS = 400

function readStatements(): StaffSystem['statements'] {
  const short = (ms: number) => Math.round(10 * ms) / 10
  return dearestStatements(MOST_STATEMENTS).map(({ statement, calls, sumMs, worstMs }) => ({
    statement: statement.replace(/\s+/g, ' ').trim().slice(0, MOST_LETTERS),
    calls,
    ...{ average_ms: short(sumMs / calls), worst_ms: short(worstMs), sum_ms: short(sumMs) },
  }))
}

async function readDisk(folder: string): Promise<StaffSystem['disk']> {
  const found = await statfs(folder).catch(() => undefined)
  if (!found || found.blocks === 0) return null
  const { bavail, blocks, bsize } = found
  return { free_mb: Math.round((bavail * bsize) / MB), total_mb: Math.round((blocks * bsize) / MB) }
}
