/** An option of a garment: the value it usually has, and the words or numbers it may take. */
export type Choice<V extends string | number | boolean = string | number | boolean> = {
  usual: V
  /** The value a word of a picture's path stands for; nothing for an unknown word. */
  parse: (word: string) => V | undefined
}

export type Choices = Readonly<Record<string, Choice>>
export type Chosen<C extends Choices> = { readonly [K in keyof C]: C[K]['usual'] }

/** One of several words; the first is the usual one. */
export const oneOf = <const V extends string>(usual: V, ...others: V[]): Choice<V> => ({
  usual,
  parse: (word) => [usual, ...others].find((value) => value === word),
})

export const yesNo = (usual: boolean): Choice<boolean> => ({
  usual,
  parse: (word) => ({ yes: true, no: false })[word],
})

/** A measure in garment units. Bounded, since paths come from anywhere. */
export const between = (low: number, high: number, usual: number): Choice<number> => ({
  usual,
  parse: (word) => {
    const value = Number(word)
    return value >= low && value <= high ? value : undefined
  },
})

/** All choices of a garment, the usual one where the picture does not say. */
export function resolve<C extends Choices>(choices: C, asked: Readonly<Record<string, unknown>>): Chosen<C> {
  const entries = Object.entries(choices).map(([name, choice]) => [
    name,
    choice.parse(wordFor(asked[name])) ?? choice.usual,
  ])
  return Object.fromEntries(entries) as Chosen<C>
}

/** How a value is written in a path. */
export function wordFor(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return value === undefined ? '' : String(value)
}
