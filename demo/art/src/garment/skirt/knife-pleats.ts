type Pleating = { pleats: number; sway: number; half: (y: number) => number; length: number }

export type KnifePleats = {
  /** Height of the tooth at a place across the skirt, −1 … 1. */
  tooth: (s: number) => number
  relief: (x: number, y: number) => number
  /** Where the pressed edges run. */
  edges: readonly number[]
}

/** Share of a pleat that rises slowly; the rest falls off as steeply as a coarse relief can show without steps. */
const RISE = 0.76

/** A saw-tooth that opens downward and fades near the silhouette. */
export function knifePleats({ pleats, sway, half, length }: Pleating): KnifePleats {
  const tooth = (s: number) => {
    const at = ((s + 0.03 * Math.sin(4 * s + sway)) * pleats) / 2
    const f = at - Math.floor(at)
    return f < RISE ? f / RISE : (1 - f) / (1 - RISE)
  }
  return {
    tooth,
    relief: (x, y) => {
      const open = Math.max(0, y / length)
      const inside = Math.min(1, Math.max(0.15, (1.02 - Math.abs(x / half(y))) * 9))
      return (2.2 + 6.6 * open) * tooth(x / half(y)) * inside
    },
    edges: Array.from(
      { length: 2 * Math.floor(pleats) + 1 },
      (_, i) => (2 * (i - Math.floor(pleats))) / pleats,
    ).filter((s) => Math.abs(s) < 0.985),
  }
}
