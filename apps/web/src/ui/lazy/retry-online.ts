/** Without a line the code is asked for again when the line is back. */
export async function retryOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return retryOnline(load)
  }
}
