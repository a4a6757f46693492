import { noise } from '../chance/noise.ts'
import { PAPER, paperLight } from './paper.ts'
import type { Pixels } from './raster.ts'

/** The finished sheet in the middle of paper as wide as asked, under one light: no edge shows where it ends. */
export function onWidePaper(sheet: Pixels, wide: number): Pixels {
  const { height, width } = sheet
  const data = Buffer.allocUnsafeSlow(wide * height * 3)
  const left = Math.floor((wide - width) / 2)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < wide; x++) {
      const light = paperLight(x / wide, y / height)
      const place = (y * wide + x) * 3
      const isSheet = x >= left && x < left + width
      if (isSheet) relight({ data, place, light }, sheet, { x: x - left, y })
      else layBare({ data, place, light }, noise(x * 0.83, y * 0.83) * 0.8)
    }
  }
  return { data, width: wide, height, channels: 3 }
}

type Pixel = { data: Buffer; place: number; light: number }

function layBare({ data, place, light }: Pixel, grain: number): void {
  for (let c = 0; c < 3; c++) data[place + c] = toByte((PAPER[c] as number) * light + grain)
}

/** The sheet was lit as if it ended at its own edges. */
function relight({ data, place, light }: Pixel, sheet: Pixels, { x, y }: { x: number; y: number }): void {
  const lit = light / paperLight(x / sheet.width, y / sheet.height)
  const from = (y * sheet.width + x) * sheet.channels
  for (let c = 0; c < 3; c++) data[place + c] = toByte((sheet.data[from + c] as number) * lit)
}

const toByte = (value: number): number => Math.max(0, Math.min(255, Math.round(value)))
