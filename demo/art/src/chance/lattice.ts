import { random } from './random.ts'

/** Value noise lives on one 256² lattice that serves every picture. */
export const LATTICE: Float32Array = buildLattice(256)

function buildLattice(size: number): Float32Array {
  const rng = random('vitrine-lattice')
  return Float32Array.from({ length: size * size }, () => rng.next() * 2 - 1)
}
