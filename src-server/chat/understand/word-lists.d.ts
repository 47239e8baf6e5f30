declare module '@zxcvbn-ts/language-en/dist/*.json.mjs' {
  const words: string[]
  export default words
}
