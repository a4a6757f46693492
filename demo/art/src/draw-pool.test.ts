import { afterEach, describe, expect, it } from 'vitest'
import { drawPicture } from './draw-picture.ts'
import { createDrawPool, type DrawPool } from './draw-pool.ts'
import type { PictureSpec } from './picture-spec.ts'

const SIZE = { width: 120, height: 150 }
const tote: PictureSpec = { garment: 'tote', fabric: 'leather', color: 'tobacco', seed: 'l1' }

/** A worker that dies of the seed 'crash' and answers anything else with one pixel. */
const fragile = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ spec }) => {
      if (spec.seed === 'crash') throw new Error('out of cloth')
      parentPort.postMessage({ data: Uint8Array.of(1, 2, 3), width: 1, height: 1, channels: 3 })
    })
  `)}`,
)

let pool: DrawPool
afterEach(() => pool.close())

describe('the draw pool', () => {
  it('draws in its thread what the main thread would draw', async () => {
    pool = createDrawPool()
    const [there, here] = await Promise.all([pool.draw(tote, SIZE), drawPicture(tote, SIZE)])
    expect(there.data.equals(here.data)).toBe(true)
    expect(there).toMatchObject({ ...SIZE, channels: here.channels })
  })

  it('fails the picture a worker dies of, and draws the next one in a new worker', async () => {
    pool = createDrawPool({ script: fragile })
    const lost = pool.draw({ ...tote, seed: 'crash' }, SIZE)
    const next = pool.draw(tote, SIZE)
    await expect(lost).rejects.toThrow('out of cloth')
    expect([...(await next).data]).toEqual([1, 2, 3])
  })

  it('fails a picture that cannot be sent or drawn, and goes on', async () => {
    pool = createDrawPool()
    const unsendable = { ...tote, options: { strap: (() => 1) as never } }
    await expect(pool.draw(unsendable, SIZE)).rejects.toThrow()
    await expect(pool.draw({ ...tote, garment: 'cloak' as never }, SIZE)).rejects.toThrow()
    await expect(pool.draw(tote, SIZE)).resolves.toMatchObject(SIZE)
  })

  it('refuses what waits and what comes after once it is closed', async () => {
    pool = createDrawPool({ script: fragile })
    const drawings = [pool.draw(tote, SIZE), pool.draw(tote, SIZE)]
    const settled = Promise.allSettled(drawings)
    await pool.close()
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(pool.draw(tote, SIZE)).rejects.toThrow('closed')
  })
})
