import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { measureTone } from './measure-tone.ts'

describe('the tone of a photograph', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-tone-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const half = (left: string, right: string) =>
    sharp({ create: { width: 80, height: 100, channels: 4, background: left } }).composite([
      { input: { create: { width: 40, height: 100, channels: 4, background: right } }, gravity: 'east' },
    ])

  it('is the middle of its colours', async () => {
    const file = join(folder, 'two.png')
    await half('#204060', '#406080').png().toFile(file)
    expect(await measureTone(file)).toMatch(/^#(2f|30|31)(4f|50|51)(6f|70|71)$/)
  })

  it('is grey for a grey one, and counts what is clear as white', async () => {
    const [grey, clear] = [join(folder, 'grey.jpg'), join(folder, 'clear.png')]
    await half('#808080', '#808080').greyscale().jpeg().toFile(grey)
    await half('#ffffff00', '#ffffff00').png().toFile(clear)
    expect(await measureTone(grey)).toBe('#808080')
    expect(await measureTone(clear)).toBe('#ffffff')
  })

  it('is unknown where there is no picture', async () => {
    const file = join(folder, 'words.jpg')
    writeFileSync(file, 'no picture')
    expect(await measureTone(file)).toBeUndefined()
    expect(await measureTone(join(folder, 'none.jpg'))).toBeUndefined()
  })
})
