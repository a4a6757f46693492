import { pts } from '@vitrine/art/outline/pts'
import { alike, type Piece } from './piece.ts'

export const FRONT: Piece = {
  name: 'front',
  cut: 'cutPair',
  small: pts`0,8.2! 2.6,7.2 5.3,3! 16.6,7.4! 15.4,13 16.4,18.4 22.5,22! 21.6,40 22.5,62! 17.5,67.6 12,70.6 0,72!`,
  large: pts`0,9.4! 3.2,8.3 6.5,3! 19.1,8! 18.8,14 20.6,19.4 29.5,24.6! 28.6,42 29.5,64! 23.5,69.6 16,72.6 0,74!`,
  notches: [5, 7],
  sizesAt: [8, -2.4],
  grain: [9, 24, 54],
}

export const BACK: Piece = {
  name: 'back',
  cut: 'cutFold',
  isOnFold: true,
  small: pts`0,10! 18.2,10! 17.6,15 18.6,19 24,22! 23.1,40 24,62! 19,67.6 13,70.6 0,72!`,
  large: pts`0,10! 21.5,10! 21,15.6 22.6,19.6 31,24.6! 30.1,42 31,64! 25,69.6 17,72.6 0,74!`,
  notches: [3, 5],
  sizesAt: [6, -2.4],
  grain: [9, 24, 54],
}

export const YOKE: Piece = {
  name: 'yoke',
  cut: 'cutFoldTwice',
  isOnFold: true,
  small: pts`0,2! 4.4,1.4 7,-0.2 8.1,-2.8! 19.4,1.7! 18.3,4.5 18.2,10! 0,10!`,
  large: pts`0,2.3! 5.2,1.6 8.2,-0.1 9.3,-2.8! 21.9,2.2! 21.1,5 21.5,10! 0,10!`,
  grain: [3.5, 4, 8.8],
  wordsAt: [5.5, 4.2],
}

export const BAND: Piece = {
  name: 'band',
  cut: 'cutPair',
  small: pts`0,0! 6,0! 6,63.8! 0,63.8!`,
  large: pts`0,0! 6,0! 6,64.6! 0,64.6!`,
  grain: [1.5, 8, 56],
  marks: [
    { small: pts`3,0! 3,63.8!`, large: pts`3,0! 3,64.6!` },
    ...[6, 15, 24, 33, 42, 51].map((y) => alike(pts`3.9,${y}! 5.1,${y}!`)),
  ],
  wordsAt: [0.4, 66.5],
}

export const POCKET: Piece = {
  name: 'pocket',
  cut: 'cutOnce',
  ...alike(pts`0,0! 11,0! 11,11.4! 5.5,13.4! 0,11.4!`),
  grain: [2, 3.6, 10],
  marks: [alike(pts`0,2! 11,2!`)],
  wordsAt: [3.2, 4.2],
}
