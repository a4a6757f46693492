import { pts } from '../../outline/pts.ts'

/** Outlines of the right lens, the nose at x 18, going round from the nose's upper corner. */
export const LENSES = {
  square: pts`22,-30 50,-37 92,-37 126,-31 134,-18 131,14 118,36 90,43 56,42 34,32 22,10 18,-16`,
  round: pts`34,-34 60,-46 90,-46 116,-34 128,-8 126,18 110,40 84,50 56,46 34,30 24,4 25,-18`,
  cat: pts`22,-24 52,-33 96,-42 138,-54 146,-42 136,-6 118,26 92,40 60,40 36,30 22,8 18,-10`,
}
