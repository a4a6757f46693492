import { basename } from 'node:path'

/** `npm run stories`: each story to everybody it is about. */
export const isWhole = process.env.STORIES === 'all'

/**
 * Of stores and widths a story is told at, those it is told at by `npm test`: `count` of them, a neighbouring group by the
 * file's own turn, so that all files together meet every store and width. `npm run stories` tells it at all of them.
 */
export function inTurn<Case>(file: string, cases: readonly Case[], count = 1): readonly Case[] {
  if (isWhole) return cases
  const groups = Math.floor(cases.length / count)
  const turn = [...basename(file)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % groups
  return cases.slice(turn * count, (turn + 1) * count)
}
