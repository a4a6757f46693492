import { setTimeout as pause } from 'node:timers/promises'
import { createDatabase, type Database, type DatabaseSettings, waitsInVain } from '#api/db/client.ts'
import { isFull } from '#api/db/database-error.ts'

/**
 * Connections by what they are for: however many pages are asked for, carts, checkout and orders have their own, and
 * whoever asks how the shop is has one more.
 */
export type Lanes = { pages: Database; checkout: Database; health: Database }

const CHECKOUT_CONNECTIONS = 8
/** Who asks how the shop is must know within a second. */
const HEALTH_MS = 700

export function openLanes(settings: DatabaseSettings): Lanes {
  return {
    pages: createDatabase(settings),
    checkout: createDatabase({ ...settings, max: CHECKOUT_CONNECTIONS }),
    health: createDatabase({
      ...settings,
      max: 1,
      answerTimeoutMs: HEALTH_MS,
      connectionTimeoutMs: HEALTH_MS,
    }),
  }
}

/**
 * By the connection that is for asking; where the server has none left to give, by those orders have: as long as they
 * go, a balancer that took the process away would stop them.
 */
export async function askOfHealth<T>(
  { health, checkout }: Lanes,
  ask: (db: Database) => Promise<T>,
): Promise<T> {
  try {
    return await ask(health)
  } catch (error) {
    if (!isFull(error)) throw error
    const late = pause(HEALTH_MS, undefined, { ref: false }).then(() => {
      throw error
    })
    return await Promise.race([ask(checkout), late])
  }
}

/** For a shop of one lane: tests and commands. */
export const oneLane = (db: Database): Lanes => ({ pages: db, checkout: db, health: db })

export async function closeLanes({ pages, checkout, health }: Lanes): Promise<void> {
  await Promise.all([pages.destroy(), checkout.destroy(), health.destroy()])
}

/** Somebody waits for a connection that none of those at work gives back. */
export function isJammed({ pages, checkout }: Lanes): boolean {
  return waitsInVain(pages) || waitsInVain(checkout)
}
