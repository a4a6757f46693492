import type { LoadedSnapshot } from '../load/load-snapshot.ts'
import type { SnapshotSource } from './source-of.ts'

export type Stage = {
  source: SnapshotSource
  /** What readers get from here on. */
  show(snapshot: LoadedSnapshot): void
  tell(tags: readonly string[]): void
}

/** Brings what is shown up to this generation of the database; answers the tags of what changed. */
export async function advance(
  snapshot: LoadedSnapshot,
  generation: number,
  stage: Stage,
): Promise<readonly string[]> {
  const { source, show } = stage
  if (generation === snapshot.generation) return (await source.renew(snapshot)) ?? loadAnew(stage)
  const taken = await source.takeOver(snapshot)
  if (!taken) return loadAnew(stage)
  show(taken.snapshot)
  return taken.tags
}

async function loadAnew({ source, show, tell }: Stage): Promise<readonly string[]> {
  const next = await source.load()
  // While nobody answers there, what is kept here is better than nothing.
  if (next.isAway) return []
  await next.writer.warmUp?.()
  show(next)
  // Told whether or not what changed since it was filled can be asked for now: from here on it is what is shown.
  tell(['*'])
  return source.isShared ? ((await source.renew(next)) ?? []) : []
}
