import { pts } from '@vitrine/art/outline/pts'
import { alike, type Piece } from './piece.ts'

export const SLEEVE: Piece = {
  name: 'sleeve',
  cut: 'cutPair',
  small: pts`-18,10.9! -11.6,6.9 -5.6,1.2 0,0 5.6,1.4 11.2,7.1 18,10.9! 13,54! -13,54!`,
  large: pts`-21.8,12.2! -14.2,7.6 -7,1.5 0,0 7,1.7 13.8,7.8 21.8,12.2! 15.5,56! -15.5,56!`,
  notches: [1, 3, 5],
  grain: [0, 12, 46],
  marks: [
    { small: pts`-6.5,54! -6.5,42!`, large: pts`-7.8,56! -7.8,44!` },
    { small: pts`3,54! 3,51!`, large: pts`3,56! 3,53!` },
    { small: pts`5,54! 5,51!`, large: pts`5,56! 5,53!` },
    { small: pts`8,54! 8,51!`, large: pts`8,56! 8,53!` },
    { small: pts`10,54! 10,51!`, large: pts`10,56! 10,53!` },
  ],
}

export const CUFF: Piece = {
  name: 'cuff',
  cut: 'cutPair',
  small: pts`0,0! 24,0! 24,12! 0,12!`,
  large: pts`0,0! 29,0! 29,12! 0,12!`,
  grain: [3, 2, 10],
  marks: [{ small: pts`0,6! 24,6!`, large: pts`0,6! 29,6!` }],
  wordsAt: [5, 1.6],
}

export const BINDING: Piece = {
  name: 'binding',
  cut: 'cutPair',
  ...alike(pts`0,0! 3,0! 3,25! 0,25!`),
  grain: [1.5, 4, 21],
  wordsAt: [-1, 27],
}

export const STAND: Piece = {
  name: 'stand',
  cut: 'cutFoldTwice',
  isOnFold: true,
  small: pts`0,0! 10,-0.2 19.5,-1.2! 21,0.4 20.9,2.1! 10,3.2 0,3.4!`,
  large: pts`0,0! 12,-0.2 22.8,-1.2! 24.3,0.4 24.2,2.1! 12,3.2 0,3.4!`,
  notches: [2],
  grain: [2.5, 0.6, 2.8],
  wordsAt: [4.5, 4.8],
}

export const COLLAR: Piece = {
  name: 'collar',
  cut: 'cutFoldTwice',
  isOnFold: true,
  small: pts`0,0! 11,0 22.6,-1.4! 19.7,6.2! 10,5.4 0,5.2!`,
  large: pts`0,0! 13,0 25.9,-1.4! 23,6.2! 12,5.4 0,5.2!`,
  grain: [2.5, 0.8, 4.6],
  wordsAt: [4.5, 0.5],
}
