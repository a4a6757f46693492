import { DAY_MS } from '@vitrine/domain/duration'
import type { AnswerCookie } from '#api/answer.ts'
import type { RequestFacts } from '#api/routing/serve.ts'
import { IDLE_DAYS } from '../session-life.ts'

export type SessionCookie = {
  read(facts: Pick<RequestFacts, 'cookies'>): string | undefined
  /** Undefined takes it away. */
  write(refreshToken: string | undefined): AnswerCookie
}

/** The refresh token of a browser, where no script reads it; with https it is bound to this very host. */
export function sessionCookie({ isHttps }: { isHttps: boolean }): SessionCookie {
  const name = isHttps ? '__Host-vitrine-session' : 'vitrine-session'
  return {
    read: ({ cookies }) => cookies[name] || undefined,
    write: (value) => ({ name, path: '/', value, maxAgeSeconds: (IDLE_DAYS * DAY_MS) / 1000 }),
  }
}
