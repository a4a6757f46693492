/** Numbers of products as they are typed or pasted, each once. */
export const skusIn = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))]
