import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { comparePictures } from './compare-pictures.ts'
import { shrinkPicture } from './shrink-picture.ts'

const INK = '#17150f'
type Block = { x?: number; y?: number; fill?: string; words?: string; height?: number }

/** A page with one block and a line of words on it. */
const aPage = ({ x = 100, y = 200, fill = INK, words = 'Add to bag', height = 800 }: Block = {}) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="390" height="${height}">
      <rect width="390" height="${height}" fill="#faf8f4"/><rect x="${x}" y="${y}" width="120" height="44" fill="${fill}"/>
      <text x="20" y="500" font-family="sans-serif" font-size="15" fill="${INK}">${words}</text></svg>`),
  )
    .jpeg({ quality: 95 })
    .toBuffer()
    .then(shrinkPicture)

describe('two pictures of a page', () => {
  it('are the same to the eye when nothing moved, or only by a fraction of a pixel', async () => {
    for (const same of [{}, { x: 100.2 }, { fill: '#18160f' }])
      expect((await comparePictures(await aPage(), await aPage(same))).where).toBeUndefined()
  })

  it.each<[string, Block]>([
    ['a block is gone', { fill: '#faf8f4' }],
    ['a block has moved', { y: 240 }],
    ['a colour is another', { fill: '#35506a' }],
    ['a label is in another language', { words: 'In die Tasche' }],
    ['a label has lost a word', { words: 'Add' }],
    ['a page has become longer', { height: 844 }],
  ])('differ when %s', async (_, change) => {
    const { where } = await comparePictures(await aPage(), await aPage(change))
    expect(where).toMatch(/^x \d+–\d+, y \d+–\d+$/)
  })
})
