import { expect, it } from 'vitest'
import { readDownloadFile, uploadedFile } from './download-file.ts'

const NAME = `${'0123456789abcdef'.repeat(2)}.bin`

it.each([
  ['https://files.example/a/b.pdf?v=2', { kind: 'link', url: 'https://files.example/a/b.pdf?v=2' }],
  ['/l/u/luma_-_4_sec_.mp4', { kind: 'path', path: 'l/u/luma_-_4_sec_.mp4', filename: 'luma_-_4_sec_.mp4' }],
  ['downloads/shirt.pdf', { kind: 'path', path: 'downloads/shirt.pdf', filename: 'shirt.pdf' }],
  [`upload/${NAME}/Мой узор.pdf`, { kind: 'upload', name: NAME, filename: 'Мой узор.pdf' }],
])('%s', (file, expected) => expect(readDownloadFile(file)).toEqual(expected))

it.each([
  '',
  '../secrets',
  'a/../../secrets',
  '/etc/./passwd',
  '.hidden',
  'http://plain.example/a.pdf',
  'https://files.example',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'upload/short.bin/a.pdf',
  `upload/${NAME}/a/b.pdf`,
  'a\0.pdf',
])('%j names no file', (file) => expect(readDownloadFile(file)).toBeUndefined())

it.each(['a.pdf', '../../a.pdf', '', '"<b>.pdf', 'x'.repeat(300), 'Узор №1.pdf'])(
  'an uploaded %j comes back as a file of ours',
  (filename) =>
    expect(readDownloadFile(uploadedFile(NAME, filename))).toMatchObject({ kind: 'upload', name: NAME }),
)

it.each(['.pdf', 'a.pdf'])('a long name that ends %s is not cut within a sign', (ending) =>
  expect(uploadedFile(NAME, `${'🧵'.repeat(130)}${ending}`).isWellFormed()).toBe(true),
)
