/** Loading a page's data failed: told as an answer, so that the page knows the line is to blame. */
export async function answerData(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return new Response('offline', {
      status: 503,
      statusText: 'offline',
      headers: { 'content-type': 'text/plain' },
    })
  }
}
