// Two ways to ask a shop on this machine: so many visitors who ask again once they are answered, and visitors who come by
// chance, so many a second, whatever became of those before.
import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { ask } from './ask.ts'
import type { Question } from './traffic.ts'

export type Driven = { answered: number; failed: string[]; seconds: number; waits: number[] }
type Closed = { urls: readonly string[]; visitors: number; seconds?: number; requests?: number }
type Open = { url: string; perSecond: number; seconds: number; random: () => number }

const MOST_FAILED = 0.02
const HEADERS = { 'accept-encoding': 'gzip, deflate, br', 'x-vs-store-code': 'de' }

/** Ends after so many seconds, or so many requests. */
export async function driveClosed(next: () => Question, how: Closed): Promise<Driven> {
  const { urls, visitors, seconds = 600, requests = Number.POSITIVE_INFINITY } = how
  const driver = openDriver()
  const end = performance.now() + seconds * 1_000
  let sent = 0
  await Promise.all(
    Array.from({ length: visitors }, async (_, at) => {
      while (performance.now() < end && sent < requests) {
        sent += 1
        await driver.ask(urls[at % urls.length] ?? '', next())
      }
    }),
  )
  return driver.end()
}

/** The time between two is drawn as the gaps of visitors who know nothing of each other are. */
export async function driveOpen(
  next: () => Question,
  { url, perSecond, seconds, random }: Open,
): Promise<Driven> {
  const driver = openDriver()
  const running: Promise<void>[] = []
  const start = performance.now()
  for (let due = 0; due < seconds * 1_000; due += (-Math.log(1 - random()) * 1_000) / perSecond) {
    const early = start + due - performance.now()
    if (early > 1) await pause(early)
    running.push(driver.ask(url, next()))
  }
  await Promise.all(running)
  return driver.end()
}

function openDriver() {
  const agent = new Agent({ keepAlive: true })
  const start = performance.now()
  const driven: Driven = { answered: 0, failed: [], seconds: 0, waits: [] }
  return {
    async ask(url: string, { path, body }: Question): Promise<void> {
      const begin = performance.now()
      const outcome = await ask({ url: url + path, agent, body, headers: HEADERS })
      driven.waits.push(performance.now() - begin)
      if (outcome.kind === 'answered' && outcome.status < 400) driven.answered += 1
      else driven.failed.push(`${path.slice(0, 80)}: ${JSON.stringify(outcome).slice(0, 200)}`)
    },
    end(): Driven {
      agent.destroy()
      return { ...driven, seconds: (performance.now() - start) / 1_000 }
    },
  }
}

/** On a machine that others use a shop sends some away for a moment; more than a few, and nothing is measured. */
export function assertAnswered({ failed, waits }: Driven): void {
  if (failed.length > waits.length * MOST_FAILED)
    throw new Error(`${failed.length} of ${waits.length} failed; first ${failed[0]}`)
}
