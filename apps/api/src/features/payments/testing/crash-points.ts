import { howOften, rounds } from '#api/testing/how-often.ts'

const isFull = howOften('KILLS', 1) > 1
/** Of work so short each point is tried; of longer work every fourth, unless many kills are asked for. */
const SHORT = 8

/** Where work of so many statements is cut, and in which round; with the last of them done, too. */
export const crashPoints = (statements: number): (readonly [point: number | 'done', round: number])[] =>
  rounds('KILLS', 1).flatMap((round) =>
    [...Array.from({ length: statements }, (_, at) => at + 1), 'done' as const]
      .filter((point) => isFull || statements < SHORT || point === 'done' || point % 4 === statements % 4)
      .map((point) => [point, round] as const),
  )
