import type { CallError } from '@vitrine/contract/reply'

type Named = { path?: string }

/** The fields the shop would not take, each with its words here; undefined where it means none of them. */
export const fieldRefused =
  <Name extends string>(words: Readonly<Record<Name, string>>) =>
  ({ meta: { field, details } }: CallError): Partial<Record<Name, string>> | undefined => {
    const paths = Array.isArray(details) ? (details as Named[]).map(({ path }) => path) : []
    const named = (Object.keys(words) as Name[]).filter((name) => name === field || paths.includes(name))
    if (named.length === 0) return undefined
    return Object.fromEntries(named.map((name) => [name, words[name]])) as Partial<Record<Name, string>>
  }
