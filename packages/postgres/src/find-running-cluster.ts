import { join, resolve } from 'node:path'
import { readPassword } from './create-cluster.ts'
import { readPostmaster } from './postmaster-file.ts'
import type { Cluster } from './start-cluster.ts'

/** The server another process of ours runs in this folder, to work beside it; undefined while it is not ready. */
export function findRunningCluster(folder: string): Pick<Cluster, 'urlOf'> | undefined {
  const running = readPostmaster(join(resolve(folder), 'postgres'))
  if (!running?.isReady) return undefined
  const base = `postgres://vitrine:${readPassword(join(resolve(folder), 'postgres.password'))}@127.0.0.1:${running.port}`
  return { urlOf: (database) => `${base}/${database}` }
}
