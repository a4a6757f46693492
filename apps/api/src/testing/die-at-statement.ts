import pg from 'pg'

/**
 * From the first `begin` on this process counts what it asks the database, and dies without a word once the n-th statement
 * is on its way: done or not, nobody hears. Answers how many there were, for whoever lives.
 */
export function dieAtStatement(n: number): () => number {
  let statements = 0
  const { query } = pg.Client.prototype as { query: (...args: unknown[]) => unknown }
  const counted = function (this: pg.Client, ...args: unknown[]) {
    const answer = query.apply(this, args)
    // How the connection plans what comes next is no step of the work.
    if (String(args[0]).startsWith('set plan_cache_mode')) return answer
    if (statements > 0 || /^(begin|start transaction)\b/.test(String(args[0]))) statements += 1
    if (statements === n) die()
    return answer
  }
  Object.assign(pg.Client.prototype, { query: counted })
  return () => statements
}

export function die(): never {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('dead')
}
