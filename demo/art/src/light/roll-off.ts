/** Keeps lights from burning and shadows from going to ink. */
export const rollOff = (light: number): number =>
  light > 1 ? 1 + 0.3 * (1 - Math.exp(-(light - 1) / 0.3)) : 1 - 0.68 * (1 - Math.exp(-(1 - light) / 0.68))
