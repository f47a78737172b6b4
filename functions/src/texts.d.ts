/** A language's compiled texts, made by texts/build/plugin.mjs. */
declare module 'texts:*' {
  const messages: import('@lingui/core').Messages;
  export default messages;
}
