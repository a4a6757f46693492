// A node with just what the shop asks of one, slow and obvious: its indices are maps, its queries loops.
import { type Client, errors } from '@opensearch-project/opensearch'
import { answerOf, type Question } from './answer.ts'
import type { Source } from './record.ts'

type Target = { _index: string; _id: string }
type Action = Partial<Record<'index' | 'create' | 'delete', Target>>
type AliasStep = { add?: { alias: string; index: string }; remove?: { alias: string; index: string } }
type Named = { index: string | readonly string[] }

const isLike = (name: string, pattern: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern

export class FakeNode {
  readonly indices = new Map<string, Map<string, Source>>()
  readonly aliases = new Map<string, string>()
  /** Searches it has answered. */
  asked = 0

  get client(): Client {
    const done = async () => ({ body: {} })
    return {
      bulk: async ({ body }: { body: readonly object[] }) => ({ body: { items: this.#bulk(body) } }),
      search: async ({ index, body }: Named & { body: Question }) => {
        this.asked += 1
        const documents = [index].flat().flatMap((name) => [...this.#find(name as string)])
        // What a node has read is what was sent as text.
        return { body: JSON.parse(JSON.stringify(answerOf(new Map(documents), body))) }
      },
      indices: {
        create: async ({ index }: { index: string }) => this.indices.set(index, new Map()),
        delete: async ({ index }: Named) => this.#delete([index].flat() as string[]),
        putSettings: done,
        refresh: done,
        getAlias: async ({ index: name }: { index: string }) => {
          const index = this.aliases.get(name) ?? (this.indices.has(name) ? name : undefined)
          return { body: index === undefined ? { error: 'missing' } : { [index]: {} } }
        },
        updateAliases: async ({ body }: { body: { actions: readonly AliasStep[] } }) => {
          for (const { add } of body.actions) if (add) this.aliases.set(add.alias, add.index)
        },
      },
    } as unknown as Client
  }

  #find(name: string): Map<string, Source> {
    const found = this.indices.get(this.aliases.get(name) ?? name)
    if (!found) throw new errors.ResponseError({ statusCode: 404, body: {} } as never)
    return found
  }

  #delete(patterns: readonly string[]): void {
    for (const name of [...this.indices.keys()])
      if (patterns.some((pattern) => isLike(name, pattern))) this.indices.delete(name)
  }

  #bulk(body: readonly object[]): object[] {
    const items: object[] = []
    for (let at = 0; at < body.length; at++) {
      const action = body[at] as Action
      const [kind = 'index', target] = Object.entries(action)[0] as [keyof Action, Target]
      const record = kind === 'delete' ? undefined : (body[++at] as Source)
      items.push({ [kind]: { status: this.#write(kind, target, record) } })
    }
    return items
  }

  #write(kind: keyof Action, { _index, _id }: Target, record: Source | undefined): number {
    const index = this.#find(_index)
    if (kind === 'create' && index.has(_id)) return 409
    if (record) index.set(_id, JSON.parse(JSON.stringify(record)) as Source)
    else return index.delete(_id) ? 200 : 404
    return 201
  }
}
