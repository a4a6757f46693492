declare module 'virtual:messages/*' {
  const messages: import('@vitrine/i18n/message-tokens').CompiledMessages

  export { messages as default }
}
declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild
  export = build
}
