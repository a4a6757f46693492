import { describe, expect, test } from 'vitest'
import { createProxyWatch } from './watch-proxy.ts'

const HOUR_MS = 3_600_000

function aWatch() {
  const alarms: string[] = []
  const look = createProxyWatch((address) => alarms.push(address))
  const visit = (
    count: number,
    of: (at: number) => { ip: string; agent?: string; for?: string },
    nowMs = 0,
  ) => {
    for (let at = 0; at < count; at += 1) {
      const { ip, agent = 'one', for: forwarded } = of(at)
      look(
        { ip, headers: { 'user-agent': agent, ...(forwarded && { 'x-forwarded-for': forwarded }) } },
        nowMs,
      )
    }
  }
  return { alarms, visit }
}

describe('a shop whose visitors all seem to be one', () => {
  test('says so when they name different addresses behind the one', () => {
    const { alarms, visit } = aWatch()
    visit(200, (at) => ({ ip: '10.0.0.2', for: `203.0.113.${at}` }))
    expect(alarms).toEqual(['10.0.0.2'])
  })

  test('says so when they use different programs, though somebody asks for its health', () => {
    const { alarms, visit } = aWatch()
    visit(200, (at) => ({ ip: at % 25 === 24 ? '10.0.0.9' : '10.0.0.2', agent: `browser ${at % 7}` }))
    expect(alarms).toEqual(['10.0.0.2'])
  })

  test('says it once an hour', () => {
    const { alarms, visit } = aWatch()
    const many = (at: number) => ({ ip: '10.0.0.2', for: `203.0.113.${at}` })
    visit(2_000, many)
    visit(200, many, HOUR_MS - 1)
    expect(alarms).toHaveLength(1)
    visit(200, many, HOUR_MS)
    expect(alarms).toHaveLength(2)
  })

  test('is silent about one person at home, and about a shop that sees its visitors', () => {
    const { alarms, visit } = aWatch()
    visit(1_000, () => ({ ip: '127.0.0.1' }))
    visit(1_000, (at) => ({ ip: `203.0.113.${at % 20}`, agent: `browser ${at % 7}` }))
    expect(alarms).toEqual([])
  })
})
