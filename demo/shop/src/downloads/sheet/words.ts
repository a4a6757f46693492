import { loadData } from '../../data/load-data.ts'

/** What a file says: first in English, smaller in German. */
export type Words = { en: string; de: string }

export type FileWords = {
  intro: Words
  sections: readonly { title: Words; isNumbered?: boolean; lines: readonly Words[] }[]
  tables?: readonly { title: Words; rows: readonly (readonly string[])[] }[]
  labels: Readonly<Record<string, Words>>
}

export const fileWords = (name: string): FileWords => loadData<FileWords>(`downloads/${name}`)

export const both = ({ en, de }: Words): string => (en === de ? en : `${en} / ${de}`)

export function labelled({ labels }: FileWords, name: string): Words {
  const found = labels[name]
  if (!found) throw new Error(`Nothing is called ${name}`)
  return found
}
