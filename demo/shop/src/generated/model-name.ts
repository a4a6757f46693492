import { nth } from '../chance/chance.ts'

const FIRST = ['Al', 'Bra', 'Cor', 'Da', 'El', 'Fen', 'Gar', 'Hal', 'Is', 'Jor', 'Kel', 'Lo', 'Mar', 'Nor', 'Or', 'Pel']
const LAST = ['va', 'den', 'lin', 'mo', 'ra', 'sund', 'ta', 'vik', 'wen', 'ya', 'bro', 'ne']

/** `Halvik 12`: a short invented name, a number when the invented ones run out. */
export function modelName(index: number): string {
  const name = nth(FIRST, index) + nth(LAST, Math.floor(index / FIRST.length))
  const round = Math.floor(index / (FIRST.length * LAST.length))
  return round === 0 ? name : `${name} ${round + 1}`
}
