// Folders that lie side by side and import each other: neither can be read, moved or tested alone.
import { dirname } from 'node:path'
import type { Module } from './cruise.ts'

const TEST = /\.(test|spec)\.tsx?$|\/testing\//
/** `a/b imports from a/c` as `{ parent: 'a', from: 'b', to: 'c', file }`. */
type Arrow = { parent: string; from: string; to: string; file: string }
export type RoomCycle = { rooms: string[]; files: string[] }

/** Two files in the same folder, or one above the other, make no arrow between rooms. */
function arrowBetween(source: string, target: string): Arrow | undefined {
  const from = dirname(source).split('/')
  const to = dirname(target).split('/')
  const fork = from.findIndex((name, index) => name !== to[index])
  const [left, right] = [from[fork], to[fork]]
  if (fork < 1 || left === undefined || right === undefined) return
  return { parent: from.slice(0, fork).join('/'), from: left, to: right, file: `${source} → ${target}` }
}

/** Every pair of sibling folders that can reach each other within their parent, tests left out. */
export function findRoomCycles(modules: readonly Module[], isRoom: (path: string) => boolean): RoomCycle[] {
  const arrows = modules
    .filter(({ source }) => isRoom(source) && !TEST.test(source))
    .flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ resolved }) => isRoom(resolved) && !TEST.test(resolved))
        .map(({ resolved }) => arrowBetween(source, resolved)),
    )
    .filter((arrow) => arrow !== undefined)
  return [...Map.groupBy(arrows, ({ parent }) => parent)].flatMap(([parent, own]) => cyclesAmong(parent, own))
}

function cyclesAmong(parent: string, arrows: readonly Arrow[]): RoomCycle[] {
  const next = new Map(
    [...Map.groupBy(arrows, ({ from }) => from)].map(([from, own]) => [from, targets(own)]),
  )
  const reach = new Map([...next.keys()].map((room) => [room, reachedFrom(room, next)]))
  const seen = new Set<string>()
  const cycles: RoomCycle[] = []
  for (const room of next.keys()) {
    const rooms = [...(reach.get(room) ?? [])].filter((other) => reach.get(other)?.has(room)).sort()
    if (rooms.length < 2 || seen.has(room)) continue
    for (const one of rooms) seen.add(one)
    const files = arrows.filter(({ from, to }) => rooms.includes(from) && rooms.includes(to))
    cycles.push({ rooms: rooms.map((one) => `${parent}/${one}`), files: files.map(({ file }) => file) })
  }
  return cycles
}

const targets = (arrows: readonly Arrow[]) => new Set(arrows.map(({ to }) => to))

function reachedFrom(room: string, next: ReadonlyMap<string, Set<string>>): Set<string> {
  const reached = new Set<string>()
  const open = [room]
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    for (const other of next.get(one) ?? []) {
      if (reached.has(other)) continue
      reached.add(other)
      open.push(other)
    }
  }
  return reached
}
