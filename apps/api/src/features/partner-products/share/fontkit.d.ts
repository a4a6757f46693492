declare module 'fontkit' {
  export type Font = {
    unitsPerEm: number
    layout(text: string): {
      advanceWidth: number
      glyphs: { path: { toSVG(): string } }[]
      positions: { xAdvance: number }[]
    }
  }
  export function create(file: Uint8Array): unknown
}
