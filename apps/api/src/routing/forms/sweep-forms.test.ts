import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineCall } from '@vitrine/contract/call'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import type { Database } from '#api/db/client.ts'
import { serve } from '#api/routing/serve.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { sweepForms } from './sweep-forms.ts'

const HOUR_MS = 3_600_000
const bring = defineCall({
  ...{ id: 'test.bring', method: 'POST', path: '/api/test/bring', may: 'review:create', storeScoped: false },
  ...{ summary: 'for tests', body: z.object({}), reply: z.custom<unknown>() },
  uploads: { field: 'photos', maxFiles: 2, maxFileBytes: 1000 },
})

function anEmptyMachine(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-test-'))
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })
  return folder
}

test('a form whose process was killed leaves its files for an hour, not for ever', async () => {
  const machine = anEmptyMachine()
  mkdirSync(join(machine, 'another-program'))
  const later = async (path: string, ms: number) => [
    await sweepForms(new Date(Date.now() + ms)),
    existsSync(path),
  ]
  const route = serve(bring, async (_, { facts: { uploads } }) => {
    const path = uploads[0]?.path ?? ''
    return [await later(path, HOUR_MS / 2), await later(path, 2 * HOUR_MS)]
  })
  const api = await buildTestApi({ db: {} as Database, routes: [route] })
  onTestFinished(() => api.app.close())
  const form = new FormData()
  form.append('photos', new Blob(['x']), 'me.jpg')
  const reply = await api.app.inject({ method: 'POST', url: bring.path, payload: form as never })
  expect(reply.json().result).toEqual([
    [0, true],
    [1, false],
  ])
  expect(existsSync(join(machine, 'another-program'))).toBe(true)
})
