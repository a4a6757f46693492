import { pts } from '@vitrine/art/outline/pts'
import type { Piece } from './piece.ts'

export const BODY: Piece = {
  name: 'body',
  cut: 'cutFoldTwice',
  isOnFold: true,
  small: pts`0,0! 8,0! 24,0! 24,42! 18,42! 18,48! 0,48!`,
  large: pts`0,0! 9,0! 29,0! 29,50! 22,50! 22,57! 0,57!`,
  notches: [1],
  sizesAt: [3, -2.4],
  grain: [4.5, 14, 40],
  marks: [
    { small: pts`0,4! 24,4!`, large: pts`0,4! 29,4!` },
    { small: pts`18,4.4! 18,42!`, large: pts`22,4.4! 22,50!` },
  ],
}

export const HANDLE: Piece = {
  name: 'handle',
  cut: 'cutPair',
  small: pts`0,0! 10,0! 10,66! 0,66!`,
  large: pts`0,0! 10,0! 10,72! 0,72!`,
  sizesAt: [2, -2.4],
  grain: [3.8, 20, 52],
  marks: [2.5, 5, 7.5].map((x) => ({ small: pts`${x},0! ${x},66!`, large: pts`${x},0! ${x},72!` })),
  wordsAt: [12, 30],
}

export const INNER_POCKET: Piece = {
  name: 'innerPocket',
  cut: 'cutOnce',
  small: pts`0,0! 20,0! 20,18! 0,18!`,
  large: pts`0,0! 24,0! 24,21! 0,21!`,
  sizesAt: [2, -2.4],
  grain: [4, 4, 15],
  marks: [{ small: pts`0,2! 20,2!`, large: pts`0,2! 24,2!` }],
  wordsAt: [6, 6],
}
