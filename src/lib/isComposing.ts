interface ComposingKey {
  keyCode: number
  nativeEvent: { isComposing: boolean }
}

/** True while an input method is still composing, also on the keydown that ends it (Safari: code 229). */
export const isComposing = ({ keyCode, nativeEvent }: ComposingKey): boolean =>
  nativeEvent.isComposing || keyCode === 229
