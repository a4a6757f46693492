import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { aSlide, openDesign } from '../testing/open-design.ts'

const { shop, token, draft } = openDesign()

describe('pictures', () => {
  const upload = (bytes: Buffer, name = 'x.jpg') => {
    const boundary = 'vitrine-test'
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="pictures"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`
    return shop().api.app.inject({
      method: 'POST',
      url: '/api/admin/design/pictures',
      headers: {
        authorization: `Bearer ${token()}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    })
  }
  test('are made anew, and cut around what must stay in sight', async () => {
    const half = (background: string) =>
      sharp({ create: { width: 600, height: 800, channels: 3, background } })
        .png()
        .toBuffer()
    const wide = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#000' } })
      .composite([
        { input: await half('#f00'), left: 0, top: 0 },
        { input: await half('#00f'), left: 600, top: 0 },
      ])
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .toBuffer()
    const [path = ''] = (await upload(wide)).json().result.paths
    expect(path).toMatch(/^d\/[0-9a-f]{32}\.webp$/)
    const colourAt = async (focus: string) => {
      const reply = await shop().api.app.inject({
        url: `/media/324x489/${path.replace('.webp', `.f${focus}.webp`)}`,
      })
      const { dominant } = await sharp(reply.rawPayload).stats()
      return dominant.r > dominant.b ? 'red' : 'blue'
    }
    expect([await colourAt('0-50'), await colourAt('100-50'), await colourAt('999-999')]).toEqual([
      'red',
      'blue',
      'blue',
    ])
  })

  test('no slide shows are swept away, those of a draft stay', async () => {
    const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#345' } })
      .jpeg()
      .toBuffer()
    const [shownPath = ''] = (await upload(bytes)).json().result.paths
    await upload(bytes)
    await draft([aSlide('Winter', { pictures: [{ path: shownPath, focus: [1, 2] }] })])
    const later = Date.now() + 7_200_000
    onTestFinished(() => void vi.useRealTimers())
    vi.useFakeTimers({ now: later, toFake: ['Date'] })
    await shop().api.jobs.run('design.sweep-pictures')
    const left = readdirSync(join(shop().dataDir, 'design-pictures'), { recursive: true }).map(String)
    expect(left.filter((name) => name.endsWith('.webp')).map((name) => name.slice(3))).toEqual([
      shownPath.slice(2),
    ])
  })

  test.each([
    ['a text', Buffer.from('<script>alert(1)</script>')],
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')],
    ['half a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
  ])('%s is none', async (_what, bytes) => {
    const reply = await upload(bytes)
    expect([reply.statusCode, reply.json().meta.field]).toEqual([400, 'pictures'])
  })
})
