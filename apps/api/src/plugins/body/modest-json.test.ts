import { describe, expect, it } from 'vitest'
import { assertModest, MAX_VALUES } from './modest-json.ts'

const look = (text: string) => () => assertModest(Buffer.from(text))

describe('JSON no call could mean', () => {
  it.each([
    [
      '40 million empty objects, in a small part of them',
      `[${'{},'.repeat(MAX_VALUES)}{}]`,
      'too many values',
    ],
    ['a list without an end', ','.repeat(MAX_VALUES + 1), 'too many values'],
    ['a well of brackets', '['.repeat(65), 'nested too deeply'],
    ['objects in objects', '{"a":'.repeat(65), 'nested too deeply'],
    ['a NUL in a text', String.raw`{"sku":"a\u0000"}`, 'NUL'],
    ['a NUL in a name', String.raw`{"a\u0000":1}`, 'NUL'],
    ['half an emoji', String.raw`{"name":"Ada \ud83d"}`, 'name: holds half a character'],
    ['its other half', String.raw`{"name":"\uDE00 Ada"}`, 'name: holds half a character'],
    ['halves that do not belong together', String.raw`{"name":"\uD83D\uD83D\uDE00"}`, 'half a character'],
    ['a half before a letter by number', String.raw`{"name":"\ud83d\u0041"}`, 'half a character'],
    ['half a character in a name', String.raw`{"lines":[{"\ud83d":1}]}`, 'lines.0: holds half a character'],
    ['half a character for a body', String.raw`"\ud83d"`, 'body: holds half a character'],
  ])('%s is refused', (_, text, reason) => {
    expect(look(text)).toThrow(reason)
  })

  it.each([
    ['brackets in a text', `"${'[{,'.repeat(MAX_VALUES)}"`],
    ['brackets after a quote in a text', String.raw`"\"${'['.repeat(100)}"`],
    ['a backslash at the end of a text', String.raw`["\\",[["a"]]]`],
    ['letters that only spell NUL', String.raw`"\\u0000"`],
    ['other letters by number', String.raw`"\u0001\u0100\u1000\ud7ff\ue000"`],
    ['emojis by number', String.raw`"\uD83D\uDE00\ud83d\ude00"`],
    ['an emoji as it is', '"😀"'],
    ['letters that only spell half of one', String.raw`"\\ud83d"`],
    ['an escape without its number', String.raw`"\ud8"`],
    ['64 levels', `${'['.repeat(64)}${']'.repeat(64)}`],
    ['many lists side by side', `[${'[],'.repeat(1_000)}[]]`],
    ['a text that never ends', '"abc'],
    ['a text that ends in its escape', String.raw`"abc\u`],
    ['nothing', ''],
  ])('%s is none', (_, text) => {
    expect(look(text)).not.toThrow()
  })
})

describe('a refusal names what holds too much', () => {
  const values = `[${'1,'.repeat(MAX_VALUES)}1]`
  it.each([
    [`{"skus":${values}}`, 'skus'],
    [`{"a":[1,{"b":"}"},{"value" : {"in":${values}}}]}`, 'a.2.value.in'],
    [`${String.raw`{"a\"":{"{":`}${values}}}`, '?.?'],
  ])('%.30s', (body, path) => {
    expect(look(body)).toThrow(
      expect.objectContaining({ details: [expect.objectContaining({ path, key: 'TOO_MANY' })] }),
    )
  })

  it('a body that is a list is told as the body', () => {
    expect(look(values)).toThrow(
      expect.objectContaining({ details: [expect.objectContaining({ path: 'body', key: 'TOO_MANY' })] }),
    )
  })
})
