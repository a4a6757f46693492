export const wave = (value: number, period: number): number => Math.sin((value * Math.PI * 2) / period)

/** Share of the way through the current repeat. */
export const fract = (value: number): number => value - Math.floor(value)

/** 1 within ± half of a multiple of the period, else 0. */
export const near = (value: number, period: number, half: number): number =>
  Math.abs(value - Math.round(value / period) * period) < half ? 1 : 0
