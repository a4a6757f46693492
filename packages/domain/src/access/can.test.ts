import { describe, expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { can, type Owned } from './can.ts'
import { rightsOfScopes, scopesFor } from './key-scopes.ts'
import { PERMISSIONS, type Permission } from './permissions.ts'
import { joinRights } from './rights.ts'
import { grantsOf, ROLE_TABLE, ROLES, type Role, rightsOf } from './roles.ts'
import { SYSTEM_JOBS } from './system-jobs.ts'

const HERE = 4
const ELSEWHERE = 1
const signedIn = (customerId: number, ...roles: Role[]): Actor => ({
  kind: 'customer',
  customerId,
  sessionId: 1,
  rights: rightsOf(roles),
})
const guest: Actor = { kind: 'guest' }
const ann = signedIn(7)
const ANNS: Owned = { owner: 7, store: HERE }
const at = (actor: Actor) => ({ actor, store: { storeId: HERE } })

describe('what belongs to somebody', () => {
  test.each<[story: string, Actor, Permission, Owned, boolean]>([
    ['its owner reads an order', ann, 'order:read', ANNS, true],
    ['another customer does not', signedIn(8), 'order:read', ANNS, false],
    ['a guest does not', guest, 'order:read', ANNS, false],
    ['a guest with its key does', guest, 'order:read', { ...ANNS, hasKey: true }, true],
    [
      'the key of another store opens nothing here',
      guest,
      'order:read',
      { owner: 7, store: ELSEWHERE, hasKey: true },
      false,
    ],
    ['nor does its owner reach it from here', ann, 'order:read', { owner: 7, store: ELSEWHERE }, false],
    ['nobody owns what has no owner', guest, 'order:read', { owner: null, store: HERE }, false],
    ['a vip owns no more than others', signedIn(8, 'vip'), 'order:read', ANNS, false],
    ['a manager reads everybody’s', signedIn(8, 'manager'), 'order:read', ANNS, true],
    ['in every store', signedIn(8, 'admin'), 'order:read', { owner: 7, store: ELSEWHERE }, true],
  ])('%s', (...[, actor, permission, of, answer]) => expect(can(at(actor), permission, of)).toBe(answer))
})

describe('what is somebody’s own stays theirs', () => {
  const stranger = at(signedIn(8, 'vip', 'blogger'))
  test.each<Permission>([
    ...(['order:read', 'order:pay', 'order:return', 'order:cancel', 'order:read-cancel-reason'] as const),
    ...([
      'cart:read',
      'cart:change',
      'session:end',
      'account:read',
      'account:change',
      'bonus:spend',
    ] as const),
    ...(['gift-card:send-again', 'royalty:read', 'payout:change-account', 'partner:read'] as const),
  ])('%s', (permission) => {
    expect(can(stranger, permission, { owner: 8, store: HERE })).toBe(true)
    expect(can(stranger, permission, ANNS)).toBe(false)
  })
})

describe('roles are rows', () => {
  test.each<[Permission, string[]]>([
    ['catalog:read', ['guest', 'customer', 'vip', 'blogger', 'former-blogger', 'manager', 'admin']],
    ['account:read', ['customer', 'vip', 'blogger', 'former-blogger', 'manager', 'admin']],
    ['bonus:spend-all', ['vip']],
    ['partner:read', ['blogger', 'manager', 'admin']],
    ['partner:change', ['blogger']],
    ['royalty:read', ['blogger', 'former-blogger']],
    ['promo:assign', ['manager', 'admin']],
    ['review:approve', ['manager', 'admin']],
    ['order:refund', ['manager', 'admin']],
    ['payout:run', ['manager', 'admin']],
    ['bonus:book', ['manager', 'admin']],
    ['bonus:grant', ['admin']],
    ['role:grant', ['admin']],
    ['key:grant', ['admin']],
    ['credential:reset', ['admin']],
    ['settings:change', ['admin']],
    ['audit:read', ['admin']],
    ['session:open', []],
  ])('%s: %j', (permission, who) => {
    const actors: Record<string, Actor> = { guest, customer: ann }
    for (const role of ROLES) actors[role] = signedIn(1, role)
    const allowed = Object.keys(actors).filter((name) => can(at(actors[name] ?? guest), permission))
    expect(allowed.toSorted()).toEqual(who.toSorted())
  })

  test('more roles never allow less', () => {
    for (const role of ROLES)
      for (const [permission, reach] of Object.entries(rightsOf([])))
        expect([reach, 'any']).toContain(rightsOf([role])[permission as Permission])
  })

  test('of two rows the wider one counts, whichever comes first', () => {
    const own = { 'order:read': 'own' } as const
    const any = { 'order:read': 'any' } as const
    expect([joinRights([own, any]), joinRights([any, own])]).toEqual([any, any])
  })

  test('a page is told what a role adds to a customer, and of a customer nothing', () => {
    expect([grantsOf([]), grantsOf(['vip'])]).toEqual([[], ['bonus:spend-all']])
    expect(grantsOf(['blogger'])).toContain('royalty:read')
    expect(grantsOf(['blogger'])).not.toContain('customer:impersonate')
    expect(grantsOf(['manager'])).toContain('customer:impersonate')
    expect(grantsOf(['manager'])).not.toContain('order:read')
  })

  test('of a partnership that has ended nothing is left but the money', () => {
    expect(grantsOf(['former-blogger'])).toEqual(['royalty:read', 'payout:change-account'])
  })

  test('a role nobody knows adds nothing', () => {
    expect(rightsOf(['king' as Role])).toEqual(rightsOf([]))
  })

  test('every permission is in some row, or it could never be used', () => {
    const granted = new Set([
      ...Object.values(ROLE_TABLE).flatMap((row) => Object.keys(row)),
      ...Object.values(SYSTEM_JOBS).flat(),
    ])
    expect(PERMISSIONS.filter((permission) => !granted.has(permission))).toEqual([])
  })
})

describe('the program itself', () => {
  const job = (name: string) => at({ kind: 'system', job: name })
  test('a program with a key may what its scopes say, however it is called', () => {
    const keyed = (name: string, scopes: string[]) =>
      at({ kind: 'system', job: name, rights: rightsOfScopes(scopes) })
    expect(can(keyed('key:erp', ['orders:read']), 'order:export')).toBe(true)
    expect(can(keyed('key:erp', ['orders:read']), 'order:fulfil')).toBe(false)
    expect(can(keyed('command:seed', ['orders:read']), 'role:grant')).toBe(false)
    expect(can(keyed('key:erp', ['orders:read', 'everything', 'constructor']), 'key:grant')).toBe(false)
  })

  test.each<[Permission, string[]]>([
    ['order:refund', ['refunds:write']],
    ['order:mark-paid', ['payments:write']],
    ['price:write', ['prices:write']],
    ['bonus:grant', []],
  ])('the scopes of a key that allow %s: %j', (permission, scopes) =>
    expect(scopesFor(permission)).toEqual(scopes),
  )

  test('may what the row of its job says, and nothing else', () => {
    expect(can(job('command:review'), 'review:approve')).toBe(true)
    expect(can(job('command:review'), 'catalog:import')).toBe(false)
    expect(can(job('command:nothing'), 'page:read')).toBe(false)
  })
})

describe('somebody of the staff who acts for a customer', () => {
  const acting = at({ ...(ann as Extract<Actor, { kind: 'customer' }>), impersonator: 99 })
  test('sees what the customer sees', () => expect(can(acting, 'order:read', ANNS)).toBe(true))
  test('brings no right of their own along', () => expect(can(acting, 'review:approve')).toBe(false))
  test.each<Permission>([
    'account:change',
    'account:export',
    'bonus:spend',
    'bonus:spend-all',
    'partner:agree',
    'payout:change-account',
    'customer:impersonate',
    'order:return',
  ])('does not do what is the customer’s own to do: %s', (permission) => {
    const everything = signedIn(7, 'vip', 'blogger', 'manager') as Extract<Actor, { kind: 'customer' }>
    expect(can(at(everything), permission)).toBe(true)
    expect(can(at({ ...everything, impersonator: 99 }), permission)).toBe(false)
  })
})
