// Where people's photographs rest: a folder here, any other store behind the same few words.
export type PhotoStore = {
  /** The whole photograph or nothing of it. */
  keep: (name: string, photo: Buffer) => Promise<void>
  remove: (name: string) => Promise<void>
  /** The file to read it from. */
  find: (name: string) => Promise<string | undefined>
  listOlderThan: (moment: Date) => Promise<string[]>
}
