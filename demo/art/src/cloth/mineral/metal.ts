import { cloth } from '../cloth.ts'

/** Metal, which shows the room around it rather than a light of its own. */
export const metal = cloth({
  size: [16, 16],
  unrest: 0,
  contrast: 1.1,
  gloss: 0.5,
  shininess: 16,
  mirror: 0.52,
  bend: 0,
  texel: () => [1, 0, 0],
})
