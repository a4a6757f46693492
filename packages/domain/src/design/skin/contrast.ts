// How well one colour is told from another, as WCAG 2 counts it: from 1 (not at all) to 21 (black on white).

export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** So much of the other in the one. */
export function mixColors(one: string, other: string, share: number): string {
  const others = channelsOf(other)
  const mixed = channelsOf(one).map((channel, at) => channel + ((others[at] ?? 0) - channel) * share)
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

/** Of `#rrggbb`. */
const channelsOf = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
