import { cloth } from '../cloth.ts'

/** Mother of pearl: light comes out of it as well as off it, so its shadows stay pale. */
export const nacre = cloth({
  size: [16, 16],
  unrest: 0,
  contrast: 0.5,
  gloss: 0.3,
  shininess: 20,
  bend: 0,
  texel: () => [1, 0, 0],
})
