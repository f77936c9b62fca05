/** Text by key for as long as the page stands, in the shape of the browser's own. */
function memoryStorage(): Storage {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, String(value)),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  }
}

/**
 * Puts a storage in memory where the browser denies its own, and says whether it had to. MSW reads localStorage as
 * it loads, so without this its first line would end the demo. The app has its own way (`createBrowserStorage`).
 */
export function lendStorage(page: { localStorage: Storage }): boolean {
  try {
    page.localStorage.getItem('app_theme')
    return false
  } catch {
    Object.defineProperty(page, 'localStorage', { configurable: true, value: memoryStorage() })
    return true
  }
}
