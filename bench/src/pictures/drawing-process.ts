// A process that only draws, as a drawing thread of the shop does: it is sent the words of pictures and answers with the
// processor's time each took.
import { drawPicture } from '@vitrine/art/draw-picture'
import { decodeSpec } from '@vitrine/art/picture-spec'

const PAGE = { width: 600, height: 744 }

process.once('message', async (words: readonly string[]) => {
  const rounds = [await eachMs(words), await eachMs(words)]
  process.send?.(rounds, () => process.disconnect())
})

async function eachMs(words: readonly string[]): Promise<number[]> {
  const samples: number[] = []
  for (const word of words) {
    const spec = decodeSpec(word)
    if (!spec) throw new Error(`${word} is no picture`)
    const before = process.cpuUsage()
    await drawPicture(spec, PAGE)
    const { user, system } = process.cpuUsage(before)
    samples.push((user + system) / 1000)
  }
  return samples
}
