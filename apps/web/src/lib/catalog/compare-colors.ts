// Hue and strength of a colour are those of OKLCH, where equal steps look equal; see https://bottosson.github.io/posts/oklab/.

/** Weaker than this it counts as white, grey or black. */
const GREY_BELOW = 0.024
/** Where red, brown, yellow, green, blue and violet end on the circle; pink is of the reds. */
const FAMILIES = [40, 88, 112, 185, 295, 340, 400]
const PINK_FROM = 340

type Place = { family: number; lightness: number }

/** As a shop hangs them: white to black, then family by family from red to violet, each from light to dark. Each is placed once. */
export function createColorOrder(): (a: string | null, b: string | null) => number {
  const places = new Map<string | null, Place>()
  function placeOnce(swatch: string | null): Place {
    const place = places.get(swatch) ?? placeOf(swatch)
    places.set(swatch, place)
    return place
  }
  return (a, b) => {
    const [left, right] = [placeOnce(a), placeOnce(b)]
    return left.family - right.family || right.lightness - left.lightness
  }
}

function placeOf(swatch: string | null): Place {
  const { lightness, strength, hue } = lchOf(swatch ?? '')
  if (swatch === null) return { family: FAMILIES.length, lightness }
  if (strength < GREY_BELOW) return { family: -1, lightness }
  return { family: FAMILIES.findIndex((end) => (hue >= PINK_FROM ? hue - 360 : hue) < end), lightness }
}

/** Of `#rrggbb`; anything else is black. */
function lchOf(swatch: string): { lightness: number; strength: number; hue: number } {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/i.exec(swatch)?.slice(1) ?? []
  const [red = 0, green = 0, blue = 0] = channels.map((hex) => linear(Number.parseInt(hex, 16) / 255))
  const long = Math.cbrt(0.4122 * red + 0.5363 * green + 0.0514 * blue)
  const middle = Math.cbrt(0.2119 * red + 0.6807 * green + 0.1074 * blue)
  const short = Math.cbrt(0.0883 * red + 0.2817 * green + 0.63 * blue)
  const a = 1.978 * long - 2.4286 * middle + 0.4506 * short
  const b = 0.0259 * long + 0.7828 * middle - 0.8087 * short
  return {
    lightness: 0.2105 * long + 0.7936 * middle - 0.0041 * short,
    strength: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  }
}

const linear = (channel: number) => (channel <= 0.04 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
