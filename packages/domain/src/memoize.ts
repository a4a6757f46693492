/** The same answers, each found once: for what is asked about few texts again and again. Beyond `most` it begins anew. */
export function memoize<T>(find: (text: string) => T, most: number): (text: string) => T {
  const answers = new Map<string, { answer: T }>()
  return (text) => {
    const known = answers.get(text)
    if (known) return known.answer
    if (answers.size >= most) answers.clear()
    const answer = find(text)
    answers.set(text, { answer })
    return answer
  }
}
