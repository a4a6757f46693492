/** `#` inside a plural, plain text, `[name]`, or `[name, 'plural', cases]`. */
export type MessageToken = string | [name: string] | [name: string, kind: string, cases: MessageCases]
export type MessageCases = { offset?: number } & { [form: string]: MessageToken[] | number | undefined }
/** A text without variables stays a string. */
export type CompiledMessages = Record<string, string | MessageToken[]>
