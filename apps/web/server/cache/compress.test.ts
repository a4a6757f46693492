import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { packForOld, packQuickly, packTightly, pickEncoding, unpack } from './compress.ts'

describe('how a page goes out', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['BR', 'br'],
    ['gzip;q=1.0, br ; q = 0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000, gzip;q=0', 'identity'],
    ['br;q=0.001', 'br'],
    ['gzip, deflate', 'gzip'],
    ['deflate', 'identity'],
    ['', 'identity'],
    ['brotli, x-br2', 'identity'],
  ])('to a browser that reads "%s": %s', (accepts, encoding) => {
    // Asked twice: the second answer is remembered.
    expect([pickEncoding(accepts), pickEncoding(accepts)]).toEqual([encoding, encoding])
  })

  it('a thousand strange programs do not change what a browser gets', () => {
    for (let one = 0; one < 1_000; one += 1) expect(pickEncoding(`strange-${one}`)).toBe('identity')
    expect(pickEncoding('gzip, deflate, br, zstd')).toBe('br')
  })

  it.each(['', 'a', 'Пальто 大衣 '.repeat(5_000)])('is read as it was written (%#)', async (text) => {
    const plain = Buffer.from(text)
    for (const pack of [packQuickly, packTightly]) {
      const packed = await pack(plain)
      expect([brotliDecompressSync(packed).toString(), (await unpack(packed)).toString()]).toEqual([
        text,
        text,
      ])
    }
    expect(gunzipSync(await packForOld(plain)).toString()).toBe(text)
  })
})

const unpacked = async (plain: Buffer) => unpack(packQuickly(plain))
it.each([packQuickly, packTightly, packForOld, unpacked])(
  'a kept page of 23 kB held 64: it holds no byte but its own (%o)',
  async (keep) => {
    const { length, buffer } = await keep(Buffer.from('<p>Coat</p>'.repeat(100)))
    expect(buffer.byteLength).toBe(length)
  },
)
