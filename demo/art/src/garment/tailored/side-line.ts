import type { Point } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import type { Block } from './block.ts'

/** From the neck over shoulder, armhole and waist to the hem, right half. */
export const sideLine = ({ waist, hem, length }: Block): Point[] =>
  pts`46,-6! 86,4 122,24! 112,82 130,148! ${waist},236 ${waist + 7},300 ${hem},${length - 4}!`
