import { expect, it } from 'vitest'
import { markOf } from './content-policy.ts'
import { splitPage } from './page-parts.ts'
import { startBehindPaint } from './start-behind-paint.ts'

const PICTURE = '<img src="/a.webp" loading="eager"/>'
const started = (html: string) => {
  const { head, body, tail } = startBehindPaint(splitPage(html, markOf('n')), 'n')
  return head + body + tail
}
const page = (picture: string) =>
  `<head><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/start.js"/></head>${picture}<script nonce="n">data()</script><script nonce="n" type="module" async="">import "/start.js"</script>`

it.each([PICTURE, ''])(
  'a page with %j first lets its scripts sleep, and wakes them by lines that may run',
  (picture) => {
    const html = started(page(picture))
    expect(html).toContain('<link rel="asleep" href="/start.js"/>')
    expect(html).toContain('<script nonce="n">data()</script>')
    expect(html).toContain('<script nonce="n" type="asleep" async="">import "/start.js"</script>')
    expect(html).toMatch(/<script nonce="n">\(function wakeScripts\(/)
  },
)

it('where it opens with no picture, who has been here is asked before the styles come', () => {
  const [plain, pictured] = [started(page('')), started(page(PICTURE))]
  expect(plain.indexOf('indexedDB')).toBeGreaterThan(0)
  expect(plain.indexOf('indexedDB')).toBeLessThan(plain.indexOf('/a.css'))
  expect(pictured).not.toContain('indexedDB')
})

it('a page without scripts has nothing to wake', () => {
  expect(started(PICTURE)).toBe(PICTURE)
})

it('the lines that wake them are whole by themselves', async () => {
  const html = started(page(''))
  const code = [/window\.visited=.*?(?=<\/script>)/s, /\(function wakeScripts.*?(?=<\/script>)/s].map(
    (own) => own.exec(html)?.[0],
  )
  const wokenBy = async (databases: object[]) => {
    const asked: string[] = []
    const find = () => {
      asked.push('awake')
      return []
    }
    const browser = {
      window: {},
      document: { querySelector: () => null, querySelectorAll: find },
      indexedDB: { databases: async () => databases },
      requestAnimationFrame: () => asked.push('painted'),
      setTimeout: () => undefined,
    }
    new Function(...Object.keys(browser), code.join(';'))(...Object.values(browser))
    await new Promise((done) => setImmediate(done))
    return asked
  }
  // What the scripts need first, and then the scripts and what else has come.
  expect(await wokenBy([{ name: 'vitrine' }])).toEqual(['awake', 'awake'])
  expect(await wokenBy([{ name: 'another' }])).toEqual(['painted'])
})
