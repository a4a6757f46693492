// The free data of a block: slides without a picture go (spec §5), and no address in it may run code.
import { isJsonObject, type JsonObject } from '@vitrine/domain/json/loose-json'

const SLIDERS = ['main_slider', 'top_slider', 'bottom_slider']
const ADDRESS = /^(link|url|img|img2|href|src|.*_link)$/
const SAFE = /^(\/(?![/\\])|https?:\/\/|mailto:|tel:|[+\d]|[\w-]+(\/|\.\w+$))/i

export function cleanSettings(json: JsonObject): JsonObject {
  const clean = cleanValue(json) as JsonObject
  for (const slider of SLIDERS) {
    if (slider in clean) clean[slider] = withPictures(clean[slider])
  }
  return clean
}

/** A list of slides, or an object that is one or holds some. */
function withPictures(slider: unknown): unknown {
  if (Array.isArray(slider)) return slider.filter(hasPicture)
  if (!isJsonObject(slider) || !Array.isArray(slider.slides)) return slider
  return { ...slider, slides: slider.slides.filter(hasPicture) }
}

const hasPicture = (slide: unknown): boolean =>
  isJsonObject(slide) && typeof slide.img === 'string' && slide.img !== ''

function cleanValue(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => cleanValue(one, name))
  if (isJsonObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleanValue(one, key)]))
  if (typeof value !== 'string' || !ADDRESS.test(name)) return value
  return value === '' || SAFE.test(value) ? value : ''
}
