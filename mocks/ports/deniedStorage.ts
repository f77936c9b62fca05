/** A browser's storage to which access is denied altogether. */
export const blockedStorage = (): Storage => {
  throw new DOMException('Access is denied.', 'SecurityError')
}

/** One that is there and empty, and has no room. */
export const fullStorage = (): Storage => ({
  length: 0,
  key: () => null,
  getItem: () => null,
  removeItem: () => {},
  clear: () => {},
  setItem() {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  },
})
