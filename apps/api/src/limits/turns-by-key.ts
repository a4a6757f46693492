import { ShopError } from '#api/errors.ts'

export type TurnsByKey = <T>(key: string, work: () => Promise<T>) => Promise<T>
type Line = { last: Promise<unknown>; length: number }

/**
 * Works of one key one after the other, in the sequence they were asked for, whatever becomes of them; those of other keys
 * do not wait. Who finds `most` in line is asked to come again. A line that has ended leaves nothing behind.
 */
export function turnsByKey(most: number): TurnsByKey {
  const lines = new Map<string, Line>()
  return (key, work) => {
    const line = lines.get(key)
    if (line && line.length >= most) return Promise.reject(new ShopError('UNAVAILABLE'))
    const turn = line ? line.last.then(work, work) : work()
    const joined = { last: turn, length: (line?.length ?? 0) + 1 }
    if (line) Object.assign(line, joined)
    else lines.set(key, joined)
    const leave = () => {
      const left = lines.get(key)
      if (left && left.length > 1) left.length -= 1
      else lines.delete(key)
    }
    turn.then(leave, leave)
    return turn
  }
}
