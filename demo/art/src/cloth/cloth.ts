/** Brightness of the weave, share of the second and of the third colour. */
export type Texel = readonly [brightness: number, second: number, third: number]

/** A periodic pattern in garment units; `size` is its repeat. */
export type Pattern = {
  size: readonly [width: number, height: number]
  texel: (u: number, v: number) => Texel
}

export type Cloth = Pattern & {
  /** Height of the slow waves it lies in. */
  unrest: number
  /** How far it lifts a fold. */
  loft: number
  contrast: number
  gloss: number
  shininess: number
  /** How strongly it mirrors the room; cloth does not. */
  mirror: number
  /** How far fibres stand out at its edge, in garment units. */
  hair: number
  /** How far slopes push the pattern, so that stripes bend over folds. */
  bend: number
}

const CALM = { unrest: 1.2, loft: 1, contrast: 1, gloss: 0, shininess: 12, mirror: 0, hair: 0, bend: 2.2 }

export const cloth = (own: Pattern & Partial<Cloth>): Cloth => ({ ...CALM, ...own })
