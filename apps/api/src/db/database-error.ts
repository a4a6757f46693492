// Why the database refused a statement, by PostgreSQL's own codes; what was written by its transaction is gone with it.

/** A unique index holds its like already. */
export const isDuplicate = (error: unknown): boolean => codeOf(error) === '23505'

/** Somebody else held a row or a lock for longer than `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03'

/** Deadlock and serialization failure: of two the database gave up one, and asks to try again. */
export const isCollision = (error: unknown): boolean => ['40P01', '40001'].includes(codeOf(error))

/** By what it was given or what it met there, not for want of a server: values, constraints, collisions. */
export const isOfItsValues = (error: unknown): boolean => /^(22|23|40)/.test(codeOf(error))

/** All connections the server has, or this user may have, are taken. */
export const isFull = (error: unknown): boolean => codeOf(error) === '53300'

const codeOf = (error: unknown): string => (error as { code?: string } | null)?.code ?? ''
