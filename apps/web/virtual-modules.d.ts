declare module 'virtual:frame-messages/*' {
  const messages: import('@vitrine/i18n/message-tokens').CompiledMessages

  // biome-ignore lint/style/noDefaultExport: a virtual module of texts has nothing to be named after
  export { messages as default }
}
declare module 'virtual:late-messages/*' {
  const messages: import('@vitrine/i18n/message-tokens').CompiledMessages

  // biome-ignore lint/style/noDefaultExport: a virtual module of texts has nothing to be named after
  export { messages as default }
}
declare module 'virtual:messages/*' {
  const messages: import('@vitrine/i18n/message-tokens').CompiledMessages

  // biome-ignore lint/style/noDefaultExport: a virtual module of texts has nothing to be named after
  export { messages as default }
}
declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild
  export = build
}
